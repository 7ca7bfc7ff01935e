import { ApiError } from "../http/api-error.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";
import { behaviourOf } from "./behaviour-of.ts";
import { CardDeclined } from "./card-declined.ts";

/** @throws {CardDeclined} when the card can't be saved, {ApiError} when it is another customer's */
export function attach(account: Account, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw new ApiError(400, "The payment method you provided has already been attached to a customer.", {
      code: "payment_method_already_attached",
      payment_method: method,
    });
  const { decline, isRefusedWhenSaved } = behaviourOf(account, method);
  if (decline && isRefusedWhenSaved)
    throw new CardDeclined(402, decline.message, {
      type: "card_error",
      code: decline.code,
      decline_code: decline.declineCode,
      payment_method: method,
    });
  const changed = account.change("payment_method", method.id, {
    customer,
    ...(method.card && {
      card: {
        ...method.card,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      },
    }),
  });
  account.emit("payment_method.attached", changed, {
    clock: account.store.find("customer", customer)?.test_clock,
  });
  return changed;
}

/** A detached method is never used again, and nobody's default. */
export function detach(account: Account, method: PaymentMethod): PaymentMethod {
  const { customer } = method;
  if (customer === null)
    throw new ApiError(
      400,
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      { payment_method: method },
    );
  const found = account.store.find("customer", customer);
  if (found?.invoice_settings.default_payment_method === method.id)
    account.change("customer", customer, {
      invoice_settings: { ...found.invoice_settings, default_payment_method: null },
    });
  for (const { id, default_payment_method } of account.store.ownedBy("subscription", customer))
    if (default_payment_method === method.id)
      account.change("subscription", id, { default_payment_method: null });
  const changed = account.change("payment_method", method.id, { customer: null });
  account.emit("payment_method.detached", changed, { previous: { customer }, clock: found?.test_clock });
  return changed;
}
