import { afterRefusal, deliveryId, deliveryOf } from "./delivery.ts";
import { maySendTo } from "./may-send.ts";

const now = new Date("2026-11-21T12:00:00Z");
const order = { key: "one:reset-password", kind: "reset-password" as const, data: {}, expiresAt: now };

describe("A delivery", () => {
  it("has the same id for the same key, and is due at once", () => {
    expect(deliveryOf(order, now)).toMatchObject({ id: deliveryId(order.key), attempts: 0, dueAt: now });
    expect(deliveryId("one:reset-password")).not.toBe(deliveryId("two:reset-password"));
  });

  it("goes before those of a mailing, unless it belongs to one", () => {
    expect(deliveryOf(order, now).priority).toBeLessThan(
      deliveryOf({ ...order, mailing: "m" }, now).priority,
    );
  });

  it("is due again later, until its time would be over by then", () => {
    const refusal = { now, delayMs: 1000, reason: "busy" };
    const at = (ms: number) => ({ attempts: 4, expiresAt: new Date(now.getTime() + ms) });
    expect(afterRefusal(at(1001), refusal)).toEqual({
      state: "queued",
      dueAt: new Date(now.getTime() + 1000),
      attempts: 5,
      reason: "busy",
    });
    expect(afterRefusal(at(1000), refusal)).toEqual({ state: "failed", reason: "busy" });
  });
});

describe("A suppressed address", () => {
  it.each([
    [undefined, "daily-hint", true],
    ["complaint", "reset-password", true],
    ["complaint", "verify-email", true],
    ["complaint", "change-email", true],
    ["complaint", "confirm-subscription", true],
    ["complaint", "already-subscribed", false],
    ["complaint", "daily-hint", false],
    ["complaint", "password-changed", false],
    ["bounce", "reset-password", false],
    ["operator", "verify-email", false],
  ] as const)("because of %s gets a mail of the kind %s: %s", (reason, kind, may) => {
    expect(maySendTo(reason, kind)).toBe(may);
  });
});
