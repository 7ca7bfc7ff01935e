import { startJob } from "@wordlehint/runtime";
import { keepSigningKeys } from "../actions/keep-signing-keys.ts";
import type { Context } from "../context.ts";

const minuteMs = 60_000;
const refreshMs = 500;

/**
 * Makes the first key before the service is ready and each next one in time, and follows within half a second what
 * other replicas and operators do with the keys.
 */
export function startKeyKeeper(
  context: Context,
  { everyMs = minuteMs }: { everyMs?: number | undefined },
): void {
  context.beforeReady(() => keepSigningKeys(context));
  startJob(context, { name: "key keeper", run: () => keepSigningKeys(context), everyMs });
  startJob(context, { name: "key reader", run: () => context.tokens.refresh(), everyMs: refreshMs });
}
