import styled from "@emotion/styled";
import { useCancelSubscriptionMutation } from "../../../state/account-api.ts";
import { dayText } from "../../../lib/instant-text.ts";
import { tellUserChange } from "../../../lib/user-change.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";

interface Props {
  email: string;
  /** Until when Premium is paid, if that is known. */
  paidUntil: string | null;
}

const question = "Are you sure you want to cancel your subscription?";

/** Says what cancelling means, asks for confirmation, cancels, tells the result, and reloads the page. */
export function CancelSubscription({ email, paidUntil }: Props) {
  const [cancelSubscription, { isLoading }] = useCancelSubscriptionMutation();

  async function cancel(): Promise<void> {
    const { error } = await cancelSubscription(email);
    if (error) {
      alert("Failed to cancel subscription. Please try again.");
      return;
    }
    tellUserChange();
    alert("Subscription canceled successfully! Please refresh the page.");
    location.reload();
  }

  return (
    <Frame>
      <PendingButton
        as={Button}
        type="button"
        isPending={isLoading}
        pendingLabel="Cancelling"
        onClick={() => confirm(question) && void cancel()}
      >
        Cancel Subscription
      </PendingButton>
      {paidUntil !== null && (
        <p>
          You keep Premium until {dayText(paidUntil)}, and pay nothing more. Until then you can take it back.
        </p>
      )}
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  "& > p": { color: color.inkSoft },
});
