import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { confirmIntent, retrieveIntent, type IntentKind } from "./confirm-intent.ts";

const elements = {} as StripeElements;
const failure = { type: "invalid_request_error", message: "No." };

/** The outcome of confirming and of retrieving, when the provider responds like this. */
async function outcomes(kind: IntentKind, response: object) {
  const respond = jest.fn(() => Promise.resolve(response));
  const stripe = (kind === "payment"
    ? { confirmPayment: respond, retrievePaymentIntent: respond }
    : { confirmSetup: respond, retrieveSetupIntent: respond }) as unknown as Stripe;
  return [
    await confirmIntent(stripe, elements, kind, "https://example.org/back"),
    await retrieveIntent(stripe, kind, "a secret"),
  ];
}
const both = (outcome: object) => [outcome, outcome];
const kinds = [
  ["payment", "paymentIntent", "payment_intent", "last_payment_error"],
  ["setup", "setupIntent", "setup_intent", "last_setup_error"],
] as const;

describe.each(kinds)("the outcome of a %s", (kind, name, inError, lastError) => {
  it.each(["succeeded", "processing"])("that is %s is done", async (status) => {
    const done = both({ kind: "done", intentId: "in_1" });
    expect(await outcomes(kind, { [name]: { id: "in_1", status } })).toEqual(done);
  });

  it("that was confirmed already, by another tab, is done, though the provider refuses it", async () => {
    const error = { ...failure, [inError]: { id: "in_1", status: "succeeded" } };
    expect(await outcomes(kind, { error })).toEqual(both({ kind: "done", intentId: "in_1" }));
  });

  it("that was refused says why", async () => {
    const refused = both({ kind: "failed", message: "No." });
    const open = { id: "in_1", status: "requires_payment_method" };
    expect(await outcomes(kind, { error: failure })).toEqual(refused);
    expect(await outcomes(kind, { error: { ...failure, [inError]: open } })).toEqual(refused);
    expect(await outcomes(kind, { [name]: { ...open, [lastError]: { message: "No." } } })).toEqual(refused);
  });

  it("of which the provider says nothing gives no reason", async () => {
    const open = { id: "in_1", status: "requires_payment_method", [lastError]: null };
    expect(await outcomes(kind, { [name]: open })).toEqual(both({ kind: "failed", message: null }));
  });
});

it("confirms with the form's elements, and leaves the page only where the bank needs it", async () => {
  const confirmPayment = jest.fn(() => Promise.resolve({ error: failure }));
  await confirmIntent(
    { confirmPayment } as unknown as Stripe,
    elements,
    "payment",
    "https://example.org/back",
  );
  expect(confirmPayment).toHaveBeenCalledWith({
    elements,
    confirmParams: { return_url: "https://example.org/back" },
    redirect: "if_required",
  });
});
