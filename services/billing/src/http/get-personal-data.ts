import { personalDataContract } from "@wordlehint/contracts";
import { requireService, route, type Route } from "@wordlehint/runtime";
import { exportPersonalData } from "../actions/export-personal-data.ts";
import type { Context } from "../context.ts";

/** What is stored about a person's subscription, for the export of the person's data. */
export function getPersonalData(context: Context): Route {
  return route(
    personalDataContract,
    async ({ params }) => ({ data: await exportPersonalData(context, params.userId) }),
    [requireService(context.config.SERVICE_KEY)],
  );
}
