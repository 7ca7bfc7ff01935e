import type { Decline } from "../cards/test-cards.ts";
import { ApiError, type ErrorFields } from "../http/api-error.ts";

/** A refusal by the card's bank. What the attempt has changed stays changed. */
export class CardDeclined extends ApiError {
  override name = "CardDeclined";

  constructor(message: string, fields: ErrorFields) {
    super(402, message, { type: "card_error", ...fields });
  }
}

/** Returns the codes of a decline as errors and intents have them. */
export const errorFields = ({ code, declineCode }: Decline) => ({
  code,
  ...(declineCode !== "" && { decline_code: declineCode }),
});
