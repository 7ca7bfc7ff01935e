import type { Context } from "../context.ts";
import { suppressAddress } from "./suppress-address.ts";

it.each([
  ["bounce", "bounce", true],
  ["complaint", "complaint", false],
  ["operator", "request", true],
] as const)(
  "ends the subscription of an address with a %s because of a %s, and what is queued for it: %s",
  async (reason, eventReason, isCancelled) => {
    const done: unknown[] = [];
    const context = {
      suppressions: { add: (_hash: string, why: string) => Promise.resolve(done.push(why)) },
      deliveries: {
        cancelTo: () => Promise.resolve(done.push("cancelled")),
        cancelOfSubscriber: () => Promise.resolve(),
      },
      subscribers: {
        findByEmailKey: (emailKey: string) =>
          Promise.resolve(emailKey === "ada@example.org" ? { id: "1" } : undefined),
        remove: (_id: string, _at: Date, event: { data: object }) => Promise.resolve(done.push(event.data)),
      },
      outbox: { wake: () => undefined },
      config: { LINK_KEY: "a key of the tests" },
      now: () => new Date("2026-11-21T12:00:00Z"),
    } as unknown as Context;
    await suppressAddress(context, "ada@example.org", reason);
    const cancelled = isCancelled ? ["cancelled"] : [];
    expect(done).toEqual([reason, ...cancelled, { subscriberId: "1", reason: eventReason }]);
  },
);
