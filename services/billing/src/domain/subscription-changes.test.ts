import { day } from "./provider-subscription.fixture.ts";
import { changesBetween } from "./subscription-changes.ts";

const active = {
  ...{ id: "sub_1", status: "active" as const, currentPeriodEnd: day(30), cancelAtPeriodEnd: false },
};
const late = { ...active, status: "past_due" as const };
const ending = { ...active, cancelAtPeriodEnd: true };
const cancelled = { ...active, status: "cancelled" as const };
const renewed = { ...active, currentPeriodEnd: day(60) };
const next = { ...active, id: "sub_2" };
type State = Parameters<typeof changesBetween>[0];

const summary = (status: string, cancelAtPeriodEnd = false, end = 30) => ({
  ...{ status, cancelAtPeriodEnd, currentPeriodEnd: day(end).toISOString() },
});
const told = (type: string, ...rest: Parameters<typeof summary>) => ({
  type: `subscription.${type}`,
  summary: summary(...rest),
});
const requested = {
  type: "subscription.cancellation_requested",
  data: { currentPeriodEnd: day(30).toISOString() },
};

it.each<[string, State, State, object[]]>([
  ["nothing where nothing was and is", null, null, []],
  ["nothing where nothing has changed", active, { ...active }, []],
  ["nothing of what is no longer known", active, null, []],
  ["the beginning of Premium", null, active, [told("activated", "active")]],
  ["the beginning where Premium had ended", cancelled, active, [told("activated", "active")]],
  [
    "the beginning, then that a payment is late",
    null,
    late,
    [told("activated", "active"), told("past_due", "past_due")],
  ],
  ["a renewal", active, renewed, [told("updated", "active", false, 60)]],
  ["a late payment", active, late, [told("past_due", "past_due")]],
  ["that a late payment is made", late, active, [told("updated", "active")]],
  ["a cancellation", active, ending, [told("updated", "active", true), requested]],
  ["that a cancellation is taken back", ending, active, [told("updated", "active")]],
  ["the end", active, cancelled, [told("cancelled", "cancelled")]],
  ["no end of what never began", null, cancelled, []],
  ["no second end", cancelled, { ...cancelled, currentPeriodEnd: day(60) }, []],
  [
    "another subscription's beginning after the end of the first",
    active,
    next,
    [told("cancelled", "cancelled"), told("activated", "active")],
  ],
  [
    "another subscription's beginning alone after one that had ended",
    cancelled,
    next,
    [told("activated", "active")],
  ],
])("tells others %s", (_what, before, after, expected) => {
  expect(changesBetween(before, after)).toEqual(expected);
});
