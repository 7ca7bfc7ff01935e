import { DomainError } from "./domain-error.ts";
import { waitInWords } from "./wait-in-words.ts";

/** Refuses an attempt that may be made again after some seconds; the response says when, in `Retry-After` too. */
export class TooManyAttempts extends DomainError {
  override name = "TooManyAttempts";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too_many_requests", `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
