import { act } from "@testing-library/react";
import type { PaymentIntent, SetupIntent, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";

type Confirmed = {
  paymentIntent?: Partial<PaymentIntent>;
  setupIntent?: Partial<SetupIntent>;
  error?: Partial<StripeError>;
};
type Step = "submit" | "confirmPayment" | "confirmSetup" | "retrievePaymentIntent" | "retrieveSetupIntent";

/** A fake of the payment provider's script; each step succeeds unless the test says otherwise. */
export interface StripeStandIn {
  responses: Record<Step, () => Confirmed | Promise<Confirmed>>;
  /** Every step that was taken, with what is essential about it. */
  taken: [step: Step, about: string][];
  /** The key that the client was made with. */
  key: string | undefined;
  /** Shows that the form has loaded. */
  ready: () => void;
}

/** The loader keeps the first `window.Stripe` that it finds, so there is one for all tests, which leads to the current stand-in. */
let clientOf: (key: string) => Stripe;
const constructor = Object.assign((key: string) => clientOf(key), {
  // The release that the loader expects.
  version: "endive",
}) as unknown as NonNullable<typeof window.Stripe>;

/** Puts a stand-in for the payment provider's client in the place of its script, until the next test replaces it. */
export function fakeStripe(responses: Partial<StripeStandIn["responses"]> = {}): StripeStandIn {
  const listeners = new Set<() => void>();
  const standIn: StripeStandIn = {
    responses: {
      submit: () => ({}),
      confirmPayment: () => ({ paymentIntent: { id: "pi_1", status: "succeeded" } }),
      confirmSetup: () => ({ setupIntent: { id: "seti_1", status: "succeeded" } }),
      retrievePaymentIntent: () => ({ paymentIntent: { id: "pi_1", status: "succeeded" } }),
      retrieveSetupIntent: () => ({ setupIntent: { id: "seti_1", status: "succeeded" } }),
      ...responses,
    },
    taken: [],
    key: undefined,
    ready: () => act(() => listeners.forEach((listener) => listener())),
  };
  const take = async (step: Step, about: string) => {
    standIn.taken.push([step, about]);
    return standIn.responses[step]();
  };

  const elementsOf = ({ clientSecret }: { clientSecret: string }) => ({
    clientSecret,
    create: () => ({
      mount: (place: HTMLElement) => {
        const input = document.createElement("input");
        input.setAttribute("aria-label", "Card number");
        place.append(input);
      },
      destroy: () => undefined,
      update: () => undefined,
      on: (event: string, listener: () => void) => {
        if (event === "ready") listeners.add(listener);
      },
      off: (_event: string, listener: () => void) => void listeners.delete(listener),
    }),
    update: () => undefined,
    submit: () => take("submit", clientSecret),
  });
  interface Confirm {
    elements: StripeElements & { clientSecret: string };
    confirmParams: { return_url: string };
  }
  const confirm =
    (step: Step) =>
    ({ elements, confirmParams }: Confirm) =>
      take(step, `${elements.clientSecret} ${new URL(confirmParams.return_url).pathname}`);
  const client = {
    elements: elementsOf,
    // The wrapper for React takes for a client what has these.
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: confirm("confirmPayment"),
    confirmSetup: confirm("confirmSetup"),
    retrievePaymentIntent: (secret: string) => take("retrievePaymentIntent", secret),
    retrieveSetupIntent: (secret: string) => take("retrieveSetupIntent", secret),
  };
  clientOf = (key) => {
    standIn.key = key;
    return client as unknown as Stripe;
  };
  window.Stripe = constructor;
  return standIn;
}
