import { startJob } from "@wordlehint/runtime";
import { isStillValid } from "../actions/access/identify.ts";
import type { Context } from "../context.ts";

/** Ends connections whose credential is no longer valid: when someone loses access, and every `everyMs`. */
export function startWatchingAccess(context: Context, everyMs: number): void {
  const { accessWatch } = context;
  const { wake } = startJob(context, {
    name: "watch access",
    everyMs,
    run: () => accessWatch.endInvalid((credential) => isStillValid(context, credential)),
  });
  accessWatch.onAccessChanged(wake);
}
