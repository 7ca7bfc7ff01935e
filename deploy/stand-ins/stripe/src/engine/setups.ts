import type { Decline } from "../cards/test-cards.ts";
import { ApiError } from "../http/api-error.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import { newSetupIntent, type SetupIntent } from "../objects/setup-intent.ts";
import type { Account } from "./account.ts";
import { askForAuthentication, requireOpen } from "./authentication.ts";
import { CardDeclined, errorFields } from "./card-declined.ts";
import { attach, behaviorOf } from "./payment-methods.ts";

type Given = {
  customer: string | null;
  metadata?: Record<string, string>;
  usage?: string;
  /** The subscription that is paid with the card. */
  subscription?: string;
};

/** Makes the intent by which a browser saves a card without a payment. */
export function addSetup(
  account: Account,
  { customer, metadata = {}, usage = "off_session", subscription }: Given,
): SetupIntent {
  const intent = newSetupIntent({ created: account.now(), customer, metadata, usage });
  return account.add("setup_intent", intent, subscription === undefined ? {} : { subscription });
}

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
  if (!method)
    throw new ApiError(
      400,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: "setup_intent_unexpected_state", setup_intent: intent },
    );
  account.change("setup_intent", id, {
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  });
  if (behaviorOf(account, method).authentication === undefined) return save(account, id, method, false);
  return account.change("setup_intent", id, askForAuthentication(account, intent, returnUrl));
}

/** Continues after the card's owner has authenticated, or has failed to. */
export function endSetupAuthentication(account: Account, id: string, hasSucceeded: boolean): SetupIntent {
  const intent = account.get("setup_intent", id);
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = account.get("payment_method", intent.payment_method);
  account.change("setup_intent", id, { next_action: null });
  try {
    return hasSucceeded ? save(account, id, method, true) : fail(account, id, method, authenticationFailed);
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error;
    return account.get("setup_intent", id);
  }
}

const authenticationFailed: Decline = {
  code: "setup_intent_authentication_failure",
  declineCode: "",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

function save(account: Account, id: string, method: PaymentMethod, wasAuthenticated: boolean): SetupIntent {
  const { customer } = account.get("setup_intent", id);
  const { decline, isRefusedWhenSaved } = behaviorOf(account, method);
  if (decline && isRefusedWhenSaved) return fail(account, id, method, decline);
  if (customer !== null) attach(account, method, customer);
  if (wasAuthenticated) account.store.hide(method.id, { wasAuthenticated: true });
  const changes = { status: "succeeded", payment_method: method.id } as const;
  const changed = account.change("setup_intent", id, changes, "setup_intent.succeeded");
  const { subscription } = account.store.hidden(id);
  if (typeof subscription === "string")
    account.change(
      "subscription",
      subscription,
      { default_payment_method: method.id, pending_setup_intent: null },
      "customer.subscription.updated",
    );
  return changed;
}

function fail(account: Account, id: string, method: PaymentMethod, decline: Decline): never {
  const { code, message } = decline;
  const changed = account.change("setup_intent", id, {
    status: "requires_payment_method",
    payment_method: null,
    last_setup_error: {
      ...errorFields(decline),
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
      message,
      payment_method: method,
      type: decline === authenticationFailed ? "invalid_request_error" : "card_error",
    },
  });
  throw new CardDeclined(message, { ...errorFields(decline), setup_intent: changed, payment_method: method });
}
