import { personalDataContract } from "@wordlehint/contracts";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { gatherPersonalData } from "../actions/gather-personal-data.ts";
import type { Context } from "../context.ts";

/** Returns what is stored about a person, for the export of personal data. */
export function getPersonalData(context: Context): Route {
  const callKeys = { auth: context.config.AUTH_TO_NOTIFICATION_KEY };
  return internalRoute(personalDataContract, { callKeys, log: context.log }, async ({ params }) => ({
    data: await gatherPersonalData(context, params.userId),
  }));
}
