import type { ErrorCode } from "../cards/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import { randomText } from "../objects/new-id.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import type { Account } from "./account.ts";
import { behaviourOf } from "./behaviour-of.ts";
import { CardDeclined } from "./card-declined.ts";
import { attach } from "./payment-methods.ts";

const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];

/**
 * Saves a card for later payments, or asks for authentication.
 * @throws {CardDeclined} when the card can't be saved
 */
export function confirmSetup(
  account: Account,
  id: string,
  { method, returnUrl }: { method?: PaymentMethod | undefined; returnUrl?: string | undefined },
): SetupIntent {
  const intent = account.get("setup_intent", id);
  requireOpen(intent, "confirm");
  const used =
    method ??
    (intent.payment_method === null ? undefined : account.get("payment_method", intent.payment_method));
  if (!used)
    throw new ApiError(
      400,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: "setup_intent_unexpected_state", setup_intent: intent },
    );
  account.change("setup_intent", id, { payment_method: used.id, last_setup_error: null, next_action: null });
  const { authentication } = behaviourOf(account, used);
  if (authentication === undefined) return save(account, id, used, false);
  account.store.hide(id, { returnUrl: returnUrl ?? null });
  const url = `${account.baseUrl}/3ds/${id}?client_secret=${intent.client_secret ?? ""}`;
  const changed = account.change("setup_intent", id, {
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
  account.emit("setup_intent.requires_action", changed, { clock: clockOf(account, changed) });
  return changed;
}

/** Goes on after the card's holder has authenticated, or has failed to. */
export function endSetupAuthentication(account: Account, id: string, hasSucceeded: boolean): SetupIntent {
  const intent = account.get("setup_intent", id);
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = account.get("payment_method", intent.payment_method);
  account.change("setup_intent", id, { next_action: null });
  try {
    if (hasSucceeded) return save(account, id, method, true);
    fail(account, id, method, "setup_intent_authentication_failure", {
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    });
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error;
  }
  return account.get("setup_intent", id);
}

export function cancelSetup(
  account: Account,
  id: string,
  reason: SetupIntent["cancellation_reason"],
): SetupIntent {
  requireOpen(account.get("setup_intent", id), "cancel");
  const changed = account.change("setup_intent", id, {
    status: "canceled",
    cancellation_reason: reason,
    next_action: null,
  });
  account.emit("setup_intent.canceled", changed, { clock: clockOf(account, changed) });
  return changed;
}

function save(account: Account, id: string, method: PaymentMethod, wasAuthenticated: boolean): SetupIntent {
  const intent = account.get("setup_intent", id);
  const { decline, isRefusedWhenSaved } = behaviourOf(account, method);
  if (decline && isRefusedWhenSaved)
    return fail(account, id, method, decline.code, {
      message: decline.message,
      declineCode: decline.declineCode,
    });
  if (intent.customer !== null) attach(account, method, intent.customer);
  if (wasAuthenticated) account.store.hide(method.id, { wasAuthenticated: true });
  const changed = account.change("setup_intent", id, { status: "succeeded", payment_method: method.id });
  account.emit("setup_intent.succeeded", changed, { clock: clockOf(account, changed) });
  const { subscription } = account.store.hidden(id);
  if (typeof subscription === "string" && account.store.find("subscription", subscription))
    account.change(
      "subscription",
      subscription,
      { default_payment_method: method.id, pending_setup_intent: null },
      "customer.subscription.updated",
    );
  return changed;
}

function fail(
  account: Account,
  id: string,
  method: PaymentMethod,
  code: ErrorCode,
  { message, declineCode }: { message: string; declineCode?: string },
): never {
  const details = { code, ...(declineCode !== undefined && { decline_code: declineCode }) };
  const changed = account.change("setup_intent", id, {
    status: "requires_payment_method",
    payment_method: null,
    last_setup_error: {
      ...details,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
      message,
      payment_method: method,
      type: declineCode === undefined ? "invalid_request_error" : "card_error",
    },
  });
  account.emit("setup_intent.setup_failed", changed, { clock: clockOf(account, changed) });
  throw new CardDeclined(402, message, {
    type: "card_error",
    ...details,
    setup_intent: changed,
    payment_method: method,
  });
}

function requireOpen(intent: SetupIntent, verb: string): void {
  if (confirmable.includes(intent.status)) return;
  throw new ApiError(
    400,
    `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    {
      code: "setup_intent_unexpected_state",
      setup_intent: intent,
    },
  );
}

const clockOf = ({ store }: Account, { customer }: SetupIntent): string | null =>
  (customer === null ? undefined : store.find("customer", customer)?.test_clock) ?? null;
