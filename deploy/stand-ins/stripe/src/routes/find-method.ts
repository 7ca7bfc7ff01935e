import { testCards, testPaymentMethods } from "../cards/test-cards.ts";
import type { Account } from "../engine/account.ts";
import { noSuch } from "../http/api-error.ts";
import { newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";

/**
 * The payment method that a parameter names. Of those that Stripe has for tests, such as `pm_card_visa`, a new one is
 * made.
 * @throws {ApiError} where there is none
 */
export function findMethod(account: Account, id: string, param = "payment_method"): PaymentMethod {
  const number = testPaymentMethods.get(id);
  const behaviour = testCards.get(number ?? "");
  if (number === undefined || !behaviour) {
    const found = account.store.find("payment_method", id);
    if (!found) throw noSuch("PaymentMethod", id, param, 400);
    return found;
  }
  const method = newPaymentMethod({
    created: account.now(null),
    card: { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 3, cvc: "123" },
    behaviour,
    billingDetails: {},
    metadata: {},
    allowRedisplay: "unspecified",
  });
  return account.add("payment_method", method, { hidden: { number } });
}
