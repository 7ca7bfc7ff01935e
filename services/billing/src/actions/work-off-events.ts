import { backoffMs } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { workOffEvent } from "./work-off-event.ts";

/** Longer than a replica is at an event. */
const heldMs = 2 * 60_000;
const backoff = { firstMs: 2000, maxMs: 3_600_000 };

/** Works off what is due, one event after the other. One for which that fails is tried again, ever more rarely. */
export async function workOffEvents(context: Context): Promise<void> {
  const { webhookEvents, now, signal, log } = context;
  while (!signal.aborted) {
    const event = await webhookEvents.take(now(), new Date(now().getTime() + heldMs));
    if (!event) return;
    try {
      await workOffEvent(context, event);
    } catch (error) {
      const { id, type, attempts } = event;
      const level = attempts === 1 ? "warn" : "debug";
      log[level](
        { err: error, event: id, type, attempts },
        "an event couldn't be worked off, trying again later",
      );
      await webhookEvents.postpone(id, new Date(now().getTime() + backoffMs(attempts - 1, backoff)));
    }
  }
}
