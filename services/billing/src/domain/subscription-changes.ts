import type { EventData, SubscriptionSummary } from "@wordlehint/contracts";
import type { SubscriptionState } from "./subscription.ts";

/** Something that others are told; the revision is given to it when it is saved. */
export type SubscriptionChange =
  | {
      type:
        | "subscription.activated"
        | "subscription.updated"
        | "subscription.past_due"
        | "subscription.cancelled";
      summary: SubscriptionSummary & Pick<EventData<"subscription.cancelled">, "reason">;
    }
  | {
      type: "subscription.cancellation_requested";
      data: Omit<EventData<"subscription.cancellation_requested">, "userId">;
    };

type State = Pick<
  SubscriptionState,
  "id" | "status" | "currentPeriodEnd" | "cancelAtPeriodEnd" | "isReversed"
>;

/** Returns the changes to announce when a person's state changes, in order. */
export function changesBetween(before: State | null, after: State | null): SubscriptionChange[] {
  if (!after) return [];
  if (before?.id === after.id) return changesOf(before, after);
  return [...(isInForce(before) ? [cancelled(before)] : []), ...changesOf(null, after)];
}

function changesOf(before: State | null, after: State): SubscriptionChange[] {
  if (!isInForce(after)) return isInForce(before) ? [cancelled(after)] : [];
  if (!isInForce(before)) {
    // Premium begins, even where the next payment is late already.
    const begins: SubscriptionChange = {
      type: "subscription.activated",
      summary: { ...summaryOf(after), status: "active" },
    };
    return [begins, ...changesOf({ ...after, status: "active", cancelAtPeriodEnd: false }, after)];
  }
  const changes: SubscriptionChange[] = [];
  if (!isSame(before, after)) changes.push({ type: typeOf(before, after), summary: summaryOf(after) });
  if (after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    const currentPeriodEnd = after.currentPeriodEnd.toISOString();
    changes.push({ type: "subscription.cancellation_requested", data: { currentPeriodEnd } });
  }
  return changes;
}

const typeOf = (before: State, after: State) =>
  after.status === "past_due" && before.status !== "past_due"
    ? "subscription.past_due"
    : "subscription.updated";

const isInForce = (state: State | null): state is State => state !== null && state.status !== "cancelled";

const isSame = (before: State, after: State): boolean =>
  before.status === after.status &&
  before.cancelAtPeriodEnd === after.cancelAtPeriodEnd &&
  before.currentPeriodEnd.getTime() === after.currentPeriodEnd.getTime();

const cancelled = (state: State): SubscriptionChange => ({
  type: "subscription.cancelled",
  summary: {
    ...summaryOf(state),
    status: "cancelled",
    cancelAtPeriodEnd: false,
    ...(state.isReversed === true && { reason: "payment_reversed" }),
  },
});

const summaryOf = ({ status, currentPeriodEnd, cancelAtPeriodEnd }: State): SubscriptionSummary => ({
  status,
  currentPeriodEnd: currentPeriodEnd.toISOString(),
  cancelAtPeriodEnd,
});
