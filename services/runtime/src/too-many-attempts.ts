import { DomainError } from "./domain-error.ts";
import { waitInWords } from "./wait-in-words.ts";

/** Refuses an attempt that may be made again after some seconds; the response says when, in `Retry-After` too. */
export class TooManyAttempts extends DomainError {
  override name = "TooManyAttempts";
  readonly retryAfterSeconds: number;

  /** @param path of the input that was tried, where a form has other inputs too */
  constructor(retryAfterSeconds: number, path?: string) {
    const message = `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`;
    super("too_many_requests", message, path === undefined ? undefined : [{ path, message }]);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
