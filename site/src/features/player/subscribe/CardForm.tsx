import styled from "@emotion/styled";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { selectShownTheme } from "../../../state/theme-slice.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { space } from "../../../theme/tokens.ts";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { confirmIntent, type IntentKind } from "./confirm-intent.ts";
import { formAppearance } from "./form-appearance.ts";

interface Props {
  stripe: Stripe;
  clientSecret: string;
  kind: IntentKind;
  /** The path of this site that the bank's page redirects to. */
  returnPath: string;
  /** The button's text. */
  label: string;
  pendingLabel: string;
  /** The accessible name of the form. */
  name: string;
  /** The terms, above the button. */
  terms?: ReactNode;
  /** Called with the intent's id once the provider has taken it. */
  onDone: (intentId: string) => void;
}

const invalid = "Please enter valid payment details.";
const notReady = "Payment form is not ready. Please wait or enter payment details.";

/** The provider's form for a card. What is typed goes to the provider alone. */
export function CardForm({ stripe, clientSecret, ...form }: Props) {
  const theme = useAppSelector(selectShownTheme) ?? "dark";
  return (
    // A form belongs to one intent: another intent has a form of its own.
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance: formAppearance(theme) }}
    >
      <Fields {...form} />
    </Elements>
  );
}

function Fields({
  kind,
  returnPath,
  label,
  pendingLabel,
  name,
  terms,
  onDone,
}: Omit<Props, "stripe" | "clientSecret">) {
  const dispatch = useAppDispatch();
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The state is known to the next press only after a render.
  const isBusy = useRef(false);

  function fail(title: string, description: string): void {
    setFailure(description);
    dispatch(toastShown({ title, description, kind: "danger" }));
  }

  async function pay(): Promise<void> {
    if (!stripe || !elements || !isReady) {
      fail("Payment Error", notReady);
      return;
    }
    setFailure(null);
    const { error } = await elements.submit();
    if (error) {
      fail("Payment Failed", error.message ?? invalid);
      return;
    }
    const outcome = await confirmIntent(stripe, elements, kind, location.origin + returnPath);
    if (outcome.kind === "done") onDone(outcome.intentId);
    else fail("Payment Failed", outcome.message ?? invalid);
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await pay();
    } catch {
      fail("Payment Failed", invalid);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return (
    <FormFrame aria-label={name} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Room>
        {!isReady && <Skeleton label="Loading the payment form" lines={4} />}
        <div>
          <PaymentElement
            onReady={() => setReady(true)}
            onLoadError={({ error }) => fail("Payment Error", error.message ?? notReady)}
          />
        </div>
      </Room>
      {failure !== null && <FormMessage kind="danger">{failure}</FormMessage>}
      {terms}
      <SubmitButton isPending={isPending} pendingLabel={pendingLabel}>
        {label}
      </SubmitButton>
    </FormFrame>
  );
}

/** About as high as the provider's form, so that the button doesn't move when it appears. */
const Room = styled.div({ display: "grid", alignContent: "start", gap: space[3], minHeight: "15em" });
