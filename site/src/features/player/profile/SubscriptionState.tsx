import type { SubscriptionSummary } from "@wordlehint/contracts";
import { StateLine } from "./StateLine.tsx";
import { dayText } from "../../../lib/instant-text.ts";

/** The state of the subscription: its renewal, its end, or a missing payment. */
export function SubscriptionState({ subscription }: { subscription: SubscriptionSummary }) {
  if (subscription.status === "cancelled") return null;
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if (status === "past_due")
    return <StateLine kind="attention">The last payment failed. We are trying again.</StateLine>;
  if (currentPeriodEnd === null) return null;
  const day = dayText(currentPeriodEnd);
  return <StateLine>{cancelAtPeriodEnd ? `Cancelled: Premium until ${day}` : `Renews on ${day}`}</StateLine>;
}
