import { testCards, type CardBehavior } from "../cards/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";
import { CardDeclined, errorFields } from "./card-declined.ts";

/** Returns the behavior of a saved card. */
export function behaviorOf({ store }: Account, { id }: PaymentMethod): CardBehavior {
  const behavior = testCards.get(String(store.hidden(id).number));
  if (!behavior) throw new Error(`${id} has no card`);
  return behavior;
}

/** @throws {CardDeclined} when the card can't be saved, {ApiError} when it is another customer's */
export function attach(account: Account, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw new ApiError(400, "The payment method you provided has already been attached to a customer.", {
      code: "payment_method_already_attached",
      payment_method: method,
    });
  requireSavable(account, method);
  const checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" };
  return account.change("payment_method", method.id, {
    customer,
    ...(method.card && { card: { ...method.card, checks } }),
  });
}

/** @throws {CardDeclined} when the card can't be saved */
function requireSavable(account: Account, method: PaymentMethod): void {
  const { decline, isRefusedWhenSaved } = behaviorOf(account, method);
  if (decline && isRefusedWhenSaved)
    throw new CardDeclined(decline.message, { ...errorFields(decline), payment_method: method });
}

/** Detaches a card: it is no default any more, and can never be used again. */
export function detach(account: Account, method: PaymentMethod): PaymentMethod {
  const { customer: id } = method;
  if (id === null)
    throw new ApiError(
      400,
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      { payment_method: method },
    );
  const { invoice_settings: settings } = account.get("customer", id);
  if (settings.default_payment_method === method.id)
    account.change("customer", id, { invoice_settings: { ...settings, default_payment_method: null } });
  for (const subscription of account.store.ownedBy("subscription", id))
    if (subscription.default_payment_method === method.id)
      account.change("subscription", subscription.id, { default_payment_method: null });
  return account.change("payment_method", method.id, { customer: null });
}
