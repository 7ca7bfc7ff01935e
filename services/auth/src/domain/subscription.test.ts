import { subscriptionOf } from "./subscription.ts";

const event = {
  userId: "ada",
  revision: 7,
  status: "active",
  currentPeriodEnd: "2026-12-22T12:00:00.000Z",
  cancelAtPeriodEnd: true,
} as const;

it("keeps of a subscription what the account shows, and of which event", () => {
  expect(subscriptionOf(event)).toEqual({
    status: "active",
    currentPeriodEnd: new Date("2026-12-22T12:00:00Z"),
    cancelAtPeriodEnd: true,
    revision: 7,
  });
  expect(subscriptionOf({ ...event, currentPeriodEnd: null })).toMatchObject({ currentPeriodEnd: null });
});
