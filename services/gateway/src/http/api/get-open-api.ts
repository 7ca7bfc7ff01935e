import { getOpenApiContract } from "@wordlehint/contracts/routes/gateway-routes";
import { api } from "@wordlehint/contracts/services";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import type { BaseContext } from "../../context/base.ts";
import { describeApi } from "../../domain/api/describe-api.ts";

/** `GET /api/openapi.json`. The document is written once: it changes only with a new version of the product. */
export function getOpenApi({ publicOrigin }: BaseContext): Route {
  const json = responseJson(getOpenApiContract, describeApi(api, publicOrigin.origin));
  return route(getOpenApiContract, (_input, { res }) => {
    res.set("Cache-Control", "public, max-age=300").type("json").send(json);
    return undefined;
  });
}
