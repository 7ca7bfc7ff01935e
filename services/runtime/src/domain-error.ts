/** One fault of refused input: where, and what to do. */
export type InputFault = { path: string; message: string };

/**
 * Something that the caller did or met and can act upon. `code` is stable and is mapped to an HTTP status in
 * one place; `message` is for people.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: string;
  readonly errors: readonly InputFault[] | undefined;

  constructor(code: string, message: string, errors?: readonly InputFault[]) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}
