import { ApiError } from "../http/api-error.ts";

/** What a card is declined with. What the attempt has changed stays changed. */
export class CardDeclined extends ApiError {
  override name = "CardDeclined";
}
