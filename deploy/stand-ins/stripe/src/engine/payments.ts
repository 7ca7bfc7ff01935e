import type { Decline } from "../cards/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import { newBalanceTransaction } from "../objects/balance-transaction.ts";
import { newCharge, type Charge } from "../objects/charge.ts";
import { randomText } from "../objects/new-id.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";
import { behaviourOf } from "./behaviour-of.ts";
import { CardDeclined } from "./card-declined.ts";
import { openDispute } from "./disputes.ts";
import { attach } from "./payment-methods.ts";

export type Confirmation = {
  method?: PaymentMethod | undefined;
  returnUrl?: string | undefined;
  /** Without the customer, who can't authenticate. */
  isOffSession?: boolean | undefined;
};

const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];

/**
 * Tries to take an intent's amount, or asks for authentication.
 * @throws {CardDeclined} when the card is declined
 */
export function confirmPayment(
  account: Account,
  id: string,
  { method, returnUrl, isOffSession = false }: Confirmation,
): PaymentIntent {
  const intent = account.get("payment_intent", id);
  requireStatus(intent, "confirm");
  const used =
    method ??
    (intent.payment_method === null ? undefined : account.get("payment_method", intent.payment_method));
  if (!used)
    throw new ApiError(
      400,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  account.change("payment_intent", id, {
    payment_method: used.id,
    last_payment_error: null,
    next_action: null,
  });
  if (!needsAuthentication(account, used, isOffSession)) return charge(account, id, used, false);
  if (isOffSession)
    return fail(account, id, used, {
      code: "authentication_required",
      declineCode: "authentication_required",
      message: "Your card was declined. This transaction requires authentication.",
    });
  return askForAuthentication(account, id, returnUrl);
}

/** Goes on after the card's holder has authenticated the payment, or has failed to. */
export function endAuthentication(account: Account, id: string, hasSucceeded: boolean): PaymentIntent {
  const intent = account.get("payment_intent", id);
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = account.get("payment_method", intent.payment_method);
  account.change("payment_intent", id, { next_action: null });
  try {
    if (hasSucceeded) return charge(account, id, method, true);
    return fail(account, id, method, {
      code: "payment_intent_authentication_failure",
      declineCode: "",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    });
  } catch (error) {
    if (error instanceof CardDeclined) return account.get("payment_intent", id);
    throw error;
  }
}

/** @throws {ApiError} when it is too late */
export function cancelPayment(
  account: Account,
  id: string,
  reason: PaymentIntent["cancellation_reason"],
): PaymentIntent {
  const intent = account.get("payment_intent", id);
  requireStatus(intent, "cancel");
  const changed = account.change("payment_intent", id, {
    status: "canceled",
    canceled_at: nowOf(account, intent),
    cancellation_reason: reason,
    next_action: null,
  });
  account.emit("payment_intent.canceled", changed, { clock: clockOf(account, id) });
  return changed;
}

function requireStatus(intent: PaymentIntent, verb: string): void {
  if (confirmable.includes(intent.status)) return;
  const why =
    verb === "confirm" && intent.status === "succeeded"
      ? "it has already succeeded after being previously confirmed"
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb === "confirm" ? "confirmed" : "canceled"}: requires_payment_method, requires_confirmation, requires_action`;
  throw new ApiError(400, `You cannot ${verb} this PaymentIntent because ${why}.`, {
    code: "payment_intent_unexpected_state",
    payment_intent: intent,
  });
}

/** Payments of an invoice are on the clock of its customer. */
const clockOf = (account: Account, id: string): string | null =>
  (account.store.hidden(id).clock as string | undefined) ?? null;
const nowOf = (account: Account, { id }: PaymentIntent): number => account.now(clockOf(account, id));

function needsAuthentication(account: Account, method: PaymentMethod, isOffSession: boolean): boolean {
  const { authentication } = behaviourOf(account, method);
  if (authentication === "always") return true;
  if (authentication === "on-session") return !isOffSession;
  return authentication === "unless-saved" && account.store.hidden(method.id).wasAuthenticated !== true;
}

function askForAuthentication(account: Account, id: string, returnUrl: string | undefined): PaymentIntent {
  account.store.hide(id, { returnUrl: returnUrl ?? null });
  const { client_secret } = account.get("payment_intent", id);
  const url = `${account.baseUrl}/3ds/${id}?client_secret=${client_secret ?? ""}`;
  const changed = account.change("payment_intent", id, {
    status: "requires_action",
    next_action:
      returnUrl === undefined
        ? {
            type: "use_stripe_sdk",
            use_stripe_sdk: {
              type: "three_d_secure_redirect",
              stripe_js: url,
              source: `src_${randomText(24)}`,
            },
          }
        : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } },
  });
  account.emit("payment_intent.requires_action", changed, { clock: clockOf(account, id) });
  account.hooks.onActionRequired(changed);
  return changed;
}

function charge(
  account: Account,
  id: string,
  method: PaymentMethod,
  wasAuthenticated: boolean,
): PaymentIntent {
  const { decline, isDisputed } = behaviourOf(account, method);
  if (decline) return fail(account, id, method, decline, true, wasAuthenticated);
  const intent = account.get("payment_intent", id);
  const clock = clockOf(account, id);
  if (intent.setup_future_usage !== null && intent.customer !== null && method.customer === null)
    attach(account, method, intent.customer);
  if (wasAuthenticated && intent.setup_future_usage !== null)
    account.store.hide(method.id, { wasAuthenticated: true });
  const made = addCharge(account, intent, method, undefined, wasAuthenticated);
  const balance = newBalanceTransaction("charge", {
    amount: made.amount,
    created: made.created,
    currency: made.currency,
    description: made.description,
    source: made.id,
  });
  account.add("balance_transaction", balance);
  const stored = account.change("charge", made.id, { balance_transaction: balance.id });
  const changed = account.change("payment_intent", id, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: made.id,
    payment_method: method.id,
  });
  account.emit("charge.succeeded", stored, { clock });
  account.emit("payment_intent.succeeded", changed, { clock });
  account.hooks.onPaid(changed);
  if (isDisputed === true) openDispute(account, stored, clock);
  return changed;
}

function addCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
  wasAuthenticated: boolean,
): Charge {
  const receiptUrl = `${account.baseUrl}/receipts/${intent.id}`;
  const created = nowOf(account, intent);
  return account.add("charge", newCharge({ created, intent, method, decline, wasAuthenticated, receiptUrl }));
}

function fail(
  account: Account,
  id: string,
  method: PaymentMethod,
  decline: Decline,
  isCharged = decline.code !== "payment_intent_authentication_failure",
  wasAuthenticated = false,
): PaymentIntent {
  const intent = account.get("payment_intent", id);
  const clock = clockOf(account, id);
  const failed = isCharged ? addCharge(account, intent, method, decline, wasAuthenticated) : undefined;
  const details = {
    code: decline.code,
    ...(decline.declineCode !== "" && { decline_code: decline.declineCode }),
    ...(failed && { charge: failed.id }),
  };
  const changed = account.change("payment_intent", id, {
    status: "requires_payment_method",
    payment_method: null,
    latest_charge: failed?.id ?? intent.latest_charge,
    last_payment_error: {
      ...details,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
      message: decline.message,
      payment_method: method,
      type: isCharged ? "card_error" : "invalid_request_error",
    },
  });
  if (failed) account.emit("charge.failed", failed, { clock });
  account.emit("payment_intent.payment_failed", changed, { clock });
  account.hooks.onFailed(changed);
  throw new CardDeclined(402, decline.message, {
    type: "card_error",
    ...details,
    payment_intent: changed,
    payment_method: method,
  });
}
