/** Something that the person at the keyboard can put right; shown without a stack. */
export class UserError extends Error {
  override name = "UserError";
}

/** What to show of an error, whatever was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
