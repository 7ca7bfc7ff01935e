import { getAsyncApiContract, getOpenApiContract } from "@wordlehint/contracts/routes/gateway-routes";
import { api } from "@wordlehint/contracts/services";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import type { Response } from "express";
import type { Context } from "../../context.ts";
import { describeApi } from "../../domain/api/describe-api.ts";
import { describeEvents } from "../../domain/api/describe-events.ts";

const cacheControl = "public, max-age=300";

/** The documents are written once: they change only with a new version of the product. */
export function apiDescriptionRoutes({ publicOrigin }: Pick<Context, "publicOrigin">): Route[] {
  const openApi = responseJson(getOpenApiContract, describeApi(api, publicOrigin.origin));
  const asyncApi = responseJson(getAsyncApiContract, describeEvents());
  return [
    route(getOpenApiContract, (_input, { res }) => send(res, openApi)),
    route(getAsyncApiContract, (_input, { res }) => send(res, asyncApi)),
  ];
}

function send(res: Response, json: string): undefined {
  res.set("Cache-Control", cacheControl).type("json").send(json);
}
