const duplicateKey = 11000;

/** Whether a write was refused because a document with that key is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
