import { nextCheck } from "./next-check.ts";
import { day } from "./provider-subscription.fixture.ts";
import type { SubscriptionState } from "./subscription.ts";

const hour = (base: Date, hours: number) => new Date(base.getTime() + hours * 3_600_000);
const minute = (base: Date, minutes: number) => hour(base, minutes / 60);
const state: SubscriptionState = {
  id: "sub_1",
  status: "active",
  isTrial: false,
  price: { amount: 377, currency: "usd", interval: "month" },
  currentPeriodEnd: day(31),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  graceEndsAt: null,
  card: null,
  paid: null,
};
const late = { ...state, status: "past_due" as const, pastDueSince: day(31), graceEndsAt: day(45) };

it.each([
  ["nothing", null, null, day(1), null],
  ["what has ended", { ...state, status: "cancelled" as const }, null, day(1), null],
  ["a renewal, when it should be paid", state, null, day(1), hour(day(31), 1.5)],
  ["a renewal that doesn't come, every hour", state, null, day(33), hour(day(33), 1)],
  ["an end, a minute after it", { ...state, cancelAtPeriodEnd: true }, null, day(1), minute(day(31), 1)],
  ["a late payment, every six hours", late, null, day(32), hour(day(32), 6)],
  ["a late payment, when the grace period ends", late, null, hour(day(45), -1), day(45)],
  ["a grace period that is over, in a minute", late, null, day(46), minute(day(46), 1)],
  ["an open form, a minute later", null, day(1), day(1), minute(day(1), 1)],
  ["an open form, at twice its age", null, day(1), hour(day(1), 2), hour(day(1), 4)],
  ["an open form, every six hours at last", null, day(1), day(2), hour(day(2), 6)],
])("asks the provider again about %s", (_what, known, openSince, now, expected) => {
  expect(nextCheck(known, { openSince, withdrawalDueAt: null }, now)).toEqual(expected);
});

it("goes on with a withdrawal that isn't finished when it is due, and in a minute at the earliest", () => {
  const ended = { ...state, status: "cancelled" as const };
  for (const known of [ended, state])
    for (const [withdrawalDueAt, expected] of [
      [day(1), minute(day(1), 1)],
      [day(2), day(2)],
    ] as const)
      expect(nextCheck(known, { openSince: null, withdrawalDueAt }, day(1))).toEqual(expected);
});
