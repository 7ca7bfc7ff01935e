import { useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { cancelSubscription } from "./session-api.ts";

const question = "Are you sure you want to cancel your subscription?";

/** Asks first, cancels, says how it went, and loads the page anew (specification, sections 4, 5 and 8). */
export function CancelSubscription({ email }: { email: string }) {
  const [isPending, setPending] = useState(false);

  async function cancel(): Promise<void> {
    setPending(true);
    try {
      await cancelSubscription(email);
    } catch (error) {
      logFailure("The subscription was not cancelled", error);
      alert("Failed to cancel subscription. Please try again.");
      return;
    } finally {
      setPending(false);
    }
    alert("Subscription canceled successfully! Please refresh the page.");
    location.reload();
  }

  return (
    <PendingButton
      as={Button}
      type="button"
      isPending={isPending}
      pendingLabel="Cancelling"
      onClick={() => confirm(question) && void cancel()}
    >
      Cancel Subscription
    </PendingButton>
  );
}
