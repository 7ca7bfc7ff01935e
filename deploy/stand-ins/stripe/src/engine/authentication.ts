import { ApiError, notImplemented } from "../http/api-error.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import type { Account } from "./account.ts";

type Intent = PaymentIntent | SetupIntent;

const openStatuses = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** @throws {ApiError} where an intent has succeeded or is canceled */
export function requireOpen(intent: Intent, verb: "cancel" | "confirm"): void {
  if (openStatuses.includes(intent.status)) return;
  const kind = intent.object === "payment_intent" ? "PaymentIntent" : "SetupIntent";
  throw new ApiError(
    400,
    `You cannot ${verb} this ${kind} because it has a status of ${intent.status}. Only a ${kind} with one of the following statuses may be ${verb}ed: ${openStatuses.join(", ")}.`,
    { code: `${intent.object}_unexpected_state`, [intent.object]: intent },
  );
}

/** Returns the changes of an intent whose owner has to authenticate on a page of the bank. */
export function askForAuthentication(
  account: Account,
  { id, client_secret: secret }: Intent,
  returnUrl: string | undefined,
) {
  if (returnUrl === undefined) throw notImplemented("an authentication without return_url");
  account.store.hide(id, { returnUrl });
  const url = `${account.baseUrl}/3ds/${id}?client_secret=${secret ?? ""}`;
  return {
    status: "requires_action" as const,
    next_action: {
      type: "redirect_to_url" as const,
      redirect_to_url: { return_url: returnUrl, url },
    },
  };
}
