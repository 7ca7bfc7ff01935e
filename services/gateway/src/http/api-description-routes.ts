import { getAsyncApiContract, getOpenApiContract } from "@wordlehint/contracts/routes/gateway-routes";
import { api } from "@wordlehint/contracts/services";
import { route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { describeApi } from "../domain/describe-api.ts";
import { describeEvents } from "../domain/describe-events.ts";

const cacheControl = "public, max-age=300";

/** The documents are made once: they change only with a new version of the product. */
export function apiDescriptionRoutes({ publicOrigin }: Pick<Context, "publicOrigin">): Route[] {
  const openApi = { ...describeApi(api, publicOrigin.origin) };
  const asyncApi = describeEvents();
  return [
    route(getOpenApiContract, (_input, { res }) => {
      res.set("Cache-Control", cacheControl);
      return openApi;
    }),
    route(getAsyncApiContract, (_input, { res }) => {
      res.set("Cache-Control", cacheControl);
      return asyncApi;
    }),
  ];
}
