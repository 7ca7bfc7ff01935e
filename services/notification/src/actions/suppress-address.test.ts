import type { Context } from "../context.ts";
import { suppressAddress } from "./suppress-address.ts";

it.each([
  ["bounce", true],
  ["complaint", false],
  ["operator", true],
] as const)(
  "ends the subscription of an address with a %s, and what is queued for it: %s",
  async (reason, isCancelled) => {
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
        remove: (id: string) => Promise.resolve(done.push({ removed: id })),
      },
      config: { LINK_KEY: "a key of the tests" },
      now: () => new Date("2026-11-21T12:00:00Z"),
    } as unknown as Context;
    await suppressAddress(context, "ada@example.org", reason);
    const cancelled = isCancelled ? ["cancelled"] : [];
    expect(done).toEqual([reason, ...cancelled, { removed: "1" }]);
  },
);
