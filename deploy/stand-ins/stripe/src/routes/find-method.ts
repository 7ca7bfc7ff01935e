import { testCards, testPaymentMethods } from "../cards/test-cards.ts";
import type { Account } from "../engine/account.ts";
import { newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";

/**
 * Returns the payment method that a parameter names. One that Stripe has for tests, such as `pm_card_visa`, stands for a
 * new one.
 * @throws {ApiError} where there is none
 */
export function findMethod(account: Account, id: string, param = "payment_method"): PaymentMethod {
  const number = testPaymentMethods.get(id);
  const behavior = testCards.get(number ?? "");
  if (number === undefined || !behavior) return account.get("payment_method", id, param);
  const card = { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 3, cvc: "123" };
  const method = newPaymentMethod({ created: account.now(), card, behavior, billingDetails: {} });
  return account.add("payment_method", method, { number });
}
