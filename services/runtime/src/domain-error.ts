import type { ErrorCode } from "@wordlehint/contracts";

/** One fault of refused input: where it is, and what to do about it. */
export type InputFault = { path: string; message: string };

/**
 * Something that the caller did or met and can act upon. `code` decides the HTTP status; `message` is for people
 * and is shown as it is.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: ErrorCode;
  readonly errors: readonly InputFault[] | undefined;

  constructor(code: ErrorCode, message: string, errors?: readonly InputFault[]) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** Returns the error of a request that fails because something else is away. The cause is logged, not shown. */
export const unavailable = (cause?: unknown): DomainError =>
  Object.assign(new DomainError("unavailable", "This doesn't work right now. Please try again shortly."), {
    cause,
  });
