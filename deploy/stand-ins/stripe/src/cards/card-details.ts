import { createHash } from "node:crypto";
import { ApiError } from "../http/api-error.ts";
import { testCards, type CardBehavior } from "./test-cards.ts";

export type CardDetails = { number: string; expMonth: number; expYear: number; cvc?: string | undefined };

/** @throws {ApiError} for wrong details, and for cards that aren't test cards */
export function checkCard({ number, expMonth, expYear, cvc }: CardDetails, now: Date): CardBehavior {
  const digits = number.replaceAll(/[\s-]/g, "");
  const refused = (message: string, code: string, param: string) =>
    new ApiError(402, message, { type: "card_error", code, param });
  if (!isCardNumber(digits)) throw refused("Your card number is incorrect.", "incorrect_number", "number");
  if (expMonth < 1 || expMonth > 12)
    throw refused("Your card's expiration month is invalid.", "invalid_expiry_month", "exp_month");
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (year < thisYear || year > thisYear + 50 || (year === thisYear && expMonth < thisMonth))
    throw refused("Your card's expiration year is invalid.", "invalid_expiry_year", "exp_year");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw refused("Your card's security code is invalid.", "invalid_cvc", "cvc");
  const behavior = testCards.get(digits);
  if (!behavior)
    throw new ApiError(
      402,
      "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
      { type: "card_error", code: "card_declined", decline_code: "test_mode_live_card" },
    );
  return behavior;
}

/** Returns whether the length and the check digit are those of a card number (ISO/IEC 7812, Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Returns a text that identifies a card number and doesn't reveal it. */
export function fingerprintOf(number: string): string {
  return createHash("sha256")
    .update(`card ${number}`)
    .digest("base64url")
    .replaceAll(/[-_]/g, "x")
    .slice(0, 16);
}
