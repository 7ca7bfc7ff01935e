import { day, subscriptionWith } from "./provider-subscription.fixture.ts";
import { subscriptionState, type Seen } from "./subscription-state.ts";
import type { SubscriptionState } from "./subscription.ts";

const graceMs = day(14).getTime() - day(0).getTime();
const paid = { firstAt: day(0), amount: 377, currency: "usd" };

const see = (changes: Partial<Seen>) =>
  subscriptionState({
    subscriptions: [subscriptionWith()],
    unpaidSince: null,
    paid,
    previous: null,
    now: day(1),
    graceMs,
    ...changes,
  });
const stateAfter = (changes: Partial<Seen>): SubscriptionState => {
  const { state } = see(changes);
  if (!state) throw new Error("there is no state");
  return state;
};
const typesOf = ({ changes }: ReturnType<typeof see>) => changes.map(({ type }) => type);

it("has Premium begin with the first payment, and tells it once", () => {
  const first = see({});
  expect(first.state).toMatchObject({ status: "active", currentPeriodEnd: day(31), paid });
  expect(first.changes).toEqual([
    {
      type: "subscription.activated",
      summary: { status: "active", currentPeriodEnd: day(31).toISOString(), cancelAtPeriodEnd: false },
    },
  ]);
  expect(see({ previous: first.state }).changes).toEqual([]);
});

it.each([
  ["that isn't paid yet", subscriptionWith({ status: "incomplete" })],
  ["whose first payment never came", subscriptionWith({ status: "incomplete_expired", endedAt: day(1) })],
  ["of a trial without a card", subscriptionWith({ status: "trialing", isUnconfirmed: true })],
  ["of such a trial that has ended", subscriptionWith({ status: "canceled", isUnconfirmed: true })],
])("gives nothing for a subscription %s", (_which, subscription) => {
  expect(see({ subscriptions: [subscription] })).toEqual({ state: null, changes: [], isGraceOver: false });
});

it("gives Premium in a trial with a card", () => {
  const subscriptions = [subscriptionWith({ status: "trialing" })];
  expect(stateAfter({ subscriptions, paid: null })).toMatchObject({
    status: "active",
    isTrial: true,
    paid: null,
  });
});

it.each(["past_due", "unpaid"] as const)(
  "keeps Premium while a payment is late (%s), and tells it once",
  (status) => {
    const subscriptions = [subscriptionWith({ status, currentPeriodEnd: day(62) })];
    const late = see({ subscriptions, unpaidSince: day(31), now: day(32), previous: stateAfter({}) });
    expect(late.state).toMatchObject({ status: "past_due", pastDueSince: day(31), graceEndsAt: day(45) });
    expect(typesOf(late)).toEqual(["subscription.past_due"]);
    expect(late.isGraceOver).toBe(false);
    const again = see({ subscriptions, unpaidSince: day(31), now: day(33), previous: late.state });
    expect(again.changes).toEqual([]);
  },
);

it("has the subscription ended at the provider when the grace period is over, and not a moment before", () => {
  const subscriptions = [subscriptionWith({ status: "past_due" })];
  const at = (now: Date) =>
    see({ subscriptions, unpaidSince: day(31), now, previous: stateAfter({}) }).isGraceOver;
  expect(at(new Date(day(45).getTime() - 1))).toBe(false);
  expect(at(day(45))).toBe(true);
});

it("tells of a late payment once, whatever else becomes of the subscription", () => {
  const late = subscriptionWith({ status: "past_due" });
  const previous = stateAfter({ subscriptions: [late], unpaidSince: day(31) });
  const cancelled = see({ subscriptions: [{ ...late, endsAt: day(40) }], unpaidSince: day(31), previous });
  expect(typesOf(cancelled)).toEqual(["subscription.updated", "subscription.cancellation_requested"]);
});

it("counts the lateness from when it was seen first, where no open invoice says since when", () => {
  const subscriptions = [subscriptionWith({ status: "unpaid" })];
  const first = stateAfter({ subscriptions, now: day(32), previous: stateAfter({}) });
  const later = stateAfter({ subscriptions, now: day(40), previous: first });
  expect(later).toMatchObject({ pastDueSince: day(32), graceEndsAt: day(46) });
});

it("tells of the payment that arrived late", () => {
  const late = stateAfter({
    subscriptions: [subscriptionWith({ status: "past_due" })],
    unpaidSince: day(31),
  });
  const mended = see({ previous: late });
  expect(mended.state).toMatchObject({ status: "active", pastDueSince: null, graceEndsAt: null });
  expect(typesOf(mended)).toEqual(["subscription.updated"]);
});

it("tells when Premium begins late, and that the payment after the first is late", () => {
  const seen = see({ subscriptions: [subscriptionWith({ status: "past_due" })], unpaidSince: day(31) });
  expect(typesOf(seen)).toEqual(["subscription.activated", "subscription.past_due"]);
});

it.each([
  ["cancels at the end of the period", subscriptionWith({ endsAt: day(31) }), day(31)],
  ["cancels for an earlier day", subscriptionWith({ endsAt: day(20) }), day(20)],
])("tells that a person %s, and until when Premium lasts", (_what, subscription, end) => {
  const cancelled = see({ subscriptions: [subscription], previous: stateAfter({}) });
  expect(cancelled.state).toMatchObject({ status: "active", cancelAtPeriodEnd: true, currentPeriodEnd: end });
  expect(cancelled.changes).toEqual([
    {
      type: "subscription.updated",
      summary: { status: "active", currentPeriodEnd: end.toISOString(), cancelAtPeriodEnd: true },
    },
    { type: "subscription.cancellation_requested", data: { currentPeriodEnd: end.toISOString() } },
  ]);
  expect(see({ subscriptions: [subscription], previous: cancelled.state }).changes).toEqual([]);
  expect(typesOf(see({ previous: cancelled.state }))).toEqual(["subscription.updated"]);
});

it("ends Premium when the subscription has ended, and tells it once", () => {
  const subscriptions = [subscriptionWith({ status: "canceled", endsAt: day(31), endedAt: day(31) })];
  const ended = see({ subscriptions, now: day(32), previous: stateAfter({}) });
  expect(ended.state).toMatchObject({
    status: "cancelled",
    currentPeriodEnd: day(31),
    cancelAtPeriodEnd: false,
  });
  expect(typesOf(ended)).toEqual(["subscription.cancelled"]);
  expect(see({ subscriptions, now: day(33), previous: ended.state }).changes).toEqual([]);
});

it("shows the subscription that ended last, where several have", () => {
  const ended = (id: string, endedAt: Date) => subscriptionWith({ id, status: "canceled", endedAt });
  const [first, last] = [ended("sub_1", day(31)), ended("sub_2", day(90))];
  for (const subscriptions of [
    [first, last],
    [last, first],
  ])
    expect(see({ subscriptions }).state).toMatchObject({ id: "sub_2", currentPeriodEnd: day(90) });
});

it("tells nothing of a subscription that began and ended unnoticed", () => {
  const subscriptions = [subscriptionWith({ status: "canceled", endedAt: day(31) })];
  expect(see({ subscriptions })).toMatchObject({ state: { status: "cancelled" }, changes: [] });
});

it("tells of the end of one subscription before the beginning of the next", () => {
  const next = subscriptionWith({ id: "sub_2", createdAt: day(40), currentPeriodEnd: day(71) });
  const ended = subscriptionWith({ status: "canceled", endedAt: day(31) });
  const seen = see({ subscriptions: [next, ended], previous: stateAfter({}) });
  expect(typesOf(seen)).toEqual(["subscription.cancelled", "subscription.activated"]);
  expect(seen.state?.id).toBe("sub_2");
});

it("ends Premium when a subscription pauses, and tells that it begins again when the same one is resumed", () => {
  const paused = see({
    subscriptions: [subscriptionWith({ status: "paused" })],
    previous: stateAfter({}),
    now: day(33),
  });
  expect(paused.state).toMatchObject({ id: "sub_1", status: "cancelled", currentPeriodEnd: day(31) });
  expect(typesOf(paused)).toEqual(["subscription.cancelled"]);
  const resumed = see({
    subscriptions: [subscriptionWith({ currentPeriodEnd: day(70) })],
    previous: paused.state,
    now: day(40),
  });
  expect(resumed.state).toMatchObject({ id: "sub_1", status: "active", currentPeriodEnd: day(70) });
  expect(typesOf(resumed)).toEqual(["subscription.activated"]);
});

it("ends Premium that the provider knows nothing of", () => {
  const gone = see({ subscriptions: [], previous: stateAfter({}), now: day(5) });
  expect(gone.state).toMatchObject({ id: "sub_1", status: "cancelled", currentPeriodEnd: day(5) });
  expect(typesOf(gone)).toEqual(["subscription.cancelled"]);
  expect(see({ subscriptions: [], previous: gone.state }).changes).toEqual([]);
});

it("of two that are paid keeps to the one that it knows, and prefers one whose payments aren't late", () => {
  const [one, two] = [subscriptionWith(), subscriptionWith({ id: "sub_2", createdAt: day(1) })];
  for (const subscriptions of [
    [one, two],
    [two, one],
  ]) {
    expect(see({ subscriptions }).state?.id).toBe("sub_1");
    const previous = { ...stateAfter({}), id: "sub_2" };
    expect(see({ subscriptions, previous })).toMatchObject({ state: { id: "sub_2" }, changes: [] });
  }
  const late = subscriptionWith({ status: "past_due" });
  expect(see({ subscriptions: [late, two], previous: stateAfter({}) }).state?.id).toBe("sub_2");
});

it("keeps what is known of payments while the provider isn't asked, for the same subscription alone", () => {
  const previous = stateAfter({});
  expect(see({ paid: undefined, previous }).state?.paid).toEqual(paid);
  expect(see({ paid: null, previous }).state?.paid).toBeNull();
  expect(see({ paid: undefined, previous: { ...previous, id: "sub_0" } }).state?.paid).toBeNull();
});
