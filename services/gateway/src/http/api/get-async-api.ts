import { getAsyncApiContract } from "@wordlehint/contracts/routes/gateway-routes";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import { describeEvents } from "../../domain/api/describe-events.ts";

/** `GET /api/asyncapi.json`. The document is written once: it changes only with a new version of the product. */
export function getAsyncApi(): Route {
  const json = responseJson(getAsyncApiContract, describeEvents());
  return route(getAsyncApiContract, (_input, { res }) => {
    res.set("Cache-Control", "public, max-age=300").type("json").send(json);
    return undefined;
  });
}
