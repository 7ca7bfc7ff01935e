/** An error that the user can fix. It is shown without a stack. */
export class UserError extends Error {
  override name = "UserError";
}

/** The text to show for anything that was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
