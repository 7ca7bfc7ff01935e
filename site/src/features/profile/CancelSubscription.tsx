import { Button } from "../../ui/buttons/Button.tsx";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { useCancelSubscriptionMutation } from "../../state/account-api.ts";

const question = "Are you sure you want to cancel your subscription?";

/** Asks for confirmation, cancels, tells the result, and reloads the page. */
export function CancelSubscription({ email }: { email: string }) {
  const [cancelSubscription, { isLoading }] = useCancelSubscriptionMutation();

  async function cancel(): Promise<void> {
    const { error } = await cancelSubscription(email);
    if (error) {
      alert("Failed to cancel subscription. Please try again.");
      return;
    }
    alert("Subscription canceled successfully! Please refresh the page.");
    location.reload();
  }

  return (
    <PendingButton
      as={Button}
      type="button"
      isPending={isLoading}
      pendingLabel="Cancelling"
      onClick={() => confirm(question) && void cancel()}
    >
      Cancel Subscription
    </PendingButton>
  );
}
