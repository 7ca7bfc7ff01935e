import { startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

/** Forgets addresses that weren't confirmed in time, links of people who are gone, and old messages. */
export function startSweeping(context: Context): void {
  const { subscribers, messages, now } = context;
  startJob(context, {
    name: "sweep",
    run: async () => {
      await subscribers.sweep(now(), new Date(now().getTime() - yearMs));
      await messages.sweep(now());
    },
    everyMs: hourMs,
  });
}
