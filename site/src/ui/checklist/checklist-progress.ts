/** The ids of completed items in what was stored; whatever else stands there counts as nothing. */
export function completedIn(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id): id is string => typeof id === "string"))];
}

/** Progress after an item was ticked or cleared. Ids of items that a list no longer has are kept: it may get them back. */
export function withItem(done: readonly string[], id: string, isDone: boolean): readonly string[] {
  const others = done.filter((other) => other !== id);
  return isDone ? [...others, id] : others;
}

/** How many of these items are done. */
export function countDone(done: readonly string[], ids: readonly string[]): number {
  return ids.filter((id) => done.includes(id)).length;
}
