import { getRevocationsContract } from "@wordlehint/contracts/routes/auth-routes";
import { requireService, route, type Route } from "@wordlehint/runtime";
import { listRevocations } from "../actions/list-revocations.ts";
import type { Context } from "../context.ts";

/** `GET /internal/revocations` */
export function getRevocations(context: Context): Route {
  return route(
    getRevocationsContract,
    ({ query }) => listRevocations(context, { after: query.after, pageSize: context.revocationsPageSize }),
    [requireService(context.config.SERVICE_KEY)],
  );
}
