import { useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { routes } from "../../../routes.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { CardForm } from "./CardForm.tsx";
import { PaymentPage } from "./PaymentPage.tsx";
import { ProviderFailure } from "./ProviderFailure.tsx";
import { useCardChange, useOnMount, type CardStep } from "./use-card-change.ts";
import { takeReturnedIntent } from "./returned-intent.ts";
import { useReturnedIntent } from "./use-returned-intent.ts";
import { useStripeClient } from "./use-stripe-client.ts";

/** The page on which a subscriber gives another card. */
export function ChangeCard({ user }: { user: SessionUser }) {
  return (
    <PaymentPage title="Change Your Card" intro={`For the Premium subscription of ${user.email}.`}>
      <Steps email={user.email} />
    </PaymentPage>
  );
}

function Steps({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const [returned] = useState(takeReturnedIntent);
  const change = useCardChange(email);
  const { step, begin, take, finish } = change;
  const form = formOf(step);
  const { stripe, hasFailed, retry } = useStripeClient(form);
  const isChecking = useReturnedIntent(returned, stripe, (kind, intentId) =>
    kind === "setup" ? take(intentId) : finish(),
  );
  useOnMount(() => void begin());

  if (step.name === "failed")
    return (
      <ProviderFailure heading="Your card can't be changed right now" onRetry={() => void begin()}>
        {step.message}
      </ProviderFailure>
    );
  if (hasFailed)
    return (
      <ProviderFailure heading="The card form can't be loaded" onRetry={retry}>
        The payment provider can&apos;t be reached, or something in your browser blocks it. Your card is as it
        was.
      </ProviderFailure>
    );
  if (step.name === "done")
    return (
      <>
        <FormMessage>The next payments are made with this card.</FormMessage>
        <Actions>
          <MainButton type="button" aria-haspopup="dialog" onClick={() => dispatch(overlayOpened("profile"))}>
            Your Subscription
          </MainButton>
        </Actions>
      </>
    );
  if (!form || !stripe || isChecking) return <Skeleton label="Loading the card form" lines={5} />;
  const isPayment = step.name === "payment";
  return (
    <CardForm
      stripe={stripe}
      clientSecret={form.clientSecret}
      kind={isPayment ? "payment" : "setup"}
      name={isPayment ? "Late payment" : "Card"}
      returnPath={routes.changeCard.path}
      label={isPayment ? "Pay Now" : "Use This Card"}
      pendingLabel="Processing"
      onDone={(intentId) => void (isPayment ? finish() : take(intentId))}
    />
  );
}

function formOf(step: CardStep) {
  return step.name === "card" || step.name === "payment" ? step.form : undefined;
}
