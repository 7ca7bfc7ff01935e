import type { Decline } from "../cards/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import { newCharge, type Charge } from "../objects/charge.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";
import { askForAuthentication, requireOpen } from "./authentication.ts";
import { CardDeclined, errorFields } from "./card-declined.ts";
import { openDispute } from "./disputes.ts";
import { attach, behaviorOf } from "./payment-methods.ts";

export type Confirmation = {
  method?: PaymentMethod | undefined;
  /** The address that the browser returns to after an authentication. */
  returnUrl?: string | undefined;
  /** The customer isn't there to authenticate. */
  isOffSession?: boolean;
};

const authenticationFailed: Decline = {
  code: "payment_intent_authentication_failure",
  declineCode: "",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
const authenticationRequired: Decline = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/**
 * Takes an intent's amount, or asks for authentication.
 * @throws {CardDeclined}
 */
export function confirmPayment(
  account: Account,
  id: string,
  { method, returnUrl, isOffSession = false }: Confirmation,
): PaymentIntent {
  const intent = account.get("payment_intent", id);
  requireOpen(intent, "confirm");
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
  if (isOffSession) return fail(account, id, used, authenticationRequired);
  const changed = account.change("payment_intent", id, askForAuthentication(account, intent, returnUrl));
  account.hooks.onActionRequired(changed);
  return changed;
}

/** Returns whether a card's owner has to authenticate a payment. */
export function needsAuthentication(account: Account, method: PaymentMethod, isOffSession: boolean): boolean {
  const { authentication } = behaviorOf(account, method);
  if (authentication === "always") return true;
  if (authentication === "on-session") return !isOffSession;
  return authentication === "unless-saved" && account.store.hidden(method.id).wasAuthenticated !== true;
}

/** Continues after the card's owner has authenticated the payment, or has failed to. */
export function endAuthentication(account: Account, id: string, hasSucceeded: boolean): PaymentIntent {
  const intent = account.get("payment_intent", id);
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = account.get("payment_method", intent.payment_method);
  account.change("payment_intent", id, { next_action: null });
  try {
    return hasSucceeded ? charge(account, id, method, true) : fail(account, id, method, authenticationFailed);
  } catch (error) {
    if (error instanceof CardDeclined) return account.get("payment_intent", id);
    throw error;
  }
}

/** @throws {ApiError} when it is too late */
export function cancelPayment(account: Account, id: string): void {
  requireOpen(account.get("payment_intent", id), "cancel");
  account.change("payment_intent", id, {
    status: "canceled",
    canceled_at: account.now(),
    cancellation_reason: "void_invoice",
    next_action: null,
  });
}

function charge(
  account: Account,
  id: string,
  method: PaymentMethod,
  wasAuthenticated: boolean,
): PaymentIntent {
  const { decline, isDisputed } = behaviorOf(account, method);
  if (decline) return fail(account, id, method, decline, wasAuthenticated);
  const intent = account.get("payment_intent", id);
  if (intent.setup_future_usage !== null && intent.customer !== null) {
    if (method.customer === null) attach(account, method, intent.customer);
    if (wasAuthenticated) account.store.hide(method.id, { wasAuthenticated: true });
  }
  const made = addCharge(account, intent, method, undefined, wasAuthenticated);
  const changed = account.change("payment_intent", id, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: made.id,
    payment_method: method.id,
  });
  account.hooks.onPaid(changed);
  if (isDisputed === true) openDispute(account, made);
  return changed;
}

function addCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
  wasAuthenticated: boolean,
): Charge {
  const receiptUrl = `${account.baseUrl}/invoice/${String(account.store.hidden(intent.id).invoice)}`;
  const details = { created: account.now(), intent, method, decline, wasAuthenticated, receiptUrl };
  return account.add("charge", newCharge(details));
}

function fail(
  account: Account,
  id: string,
  method: PaymentMethod,
  decline: Decline,
  wasAuthenticated = false,
): never {
  const intent = account.get("payment_intent", id);
  const isCharged = decline !== authenticationFailed;
  const failed = isCharged ? addCharge(account, intent, method, decline, wasAuthenticated) : undefined;
  const details = { ...errorFields(decline), ...(failed && { charge: failed.id }) };
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
  account.hooks.onFailed(changed);
  throw new CardDeclined(decline.message, { ...details, payment_intent: changed, payment_method: method });
}
