/** Returns the ids of completed items from stored data, ignoring anything malformed. */
export function completedIn(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id): id is string => typeof id === "string"))];
}

/**
 * Returns the progress after an item was ticked or cleared. Ids of unknown items are kept, because another
 * version of the list may have them.
 */
export function withItem(done: readonly string[], id: string, isDone: boolean): readonly string[] {
  const others = done.filter((other) => other !== id);
  return isDone ? [...others, id] : others;
}

/** Returns how many of these items are done. */
export function countDone(done: readonly string[], ids: readonly string[]): number {
  return ids.filter((id) => done.includes(id)).length;
}
