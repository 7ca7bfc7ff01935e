import { startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { forgettableBefore, removableBefore } from "../domain/session.ts";

const hourMs = 3_600_000;

/** Removes expired sessions, and what is left of deleted accounts once no token of theirs can be. */
export function startSweeping(
  context: Context,
  { everyMs = hourMs }: { everyMs?: number | undefined },
): void {
  const { accounts, sessions, now } = context;
  startJob(context, {
    name: "sweep",
    run: async () => {
      await sessions.removeExpired(removableBefore(now()));
      await accounts.removeDeleted(forgettableBefore(now()));
    },
    everyMs,
  });
}
