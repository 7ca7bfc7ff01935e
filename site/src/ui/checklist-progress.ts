/** What was stored as the ids of completed items; whatever else stands there counts as nothing. */
export function parseProgress(stored: string | null): readonly string[] {
  const value = parsed(stored);
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id): id is string => typeof id === "string"))];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
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
