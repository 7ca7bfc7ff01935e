import { personalDataContract } from "@wordlehint/contracts";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { exportPersonalData } from "../actions/export-personal-data.ts";
import type { Context } from "../context.ts";

/** Returns what is stored about a person's subscription, for the export of personal data. */
export function getPersonalData(context: Context): Route {
  const callKeys = { auth: context.config.AUTH_TO_BILLING_KEY };
  return internalRoute(personalDataContract, { callKeys, log: context.log }, async ({ params }) => ({
    data: await exportPersonalData(context, params.userId),
  }));
}
