const duplicateKey = 11000;

/** Returns whether a write was refused because a document with the same unique key exists (MongoDB's error E11000). */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
