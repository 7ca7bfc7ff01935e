export interface ChecklistItem {
  id?: string | undefined;
}

/** Why the ids of a checklist's items can't be kept in browsers, as an editor reads it; null when they can. */
export function checklistIdProblem(items: readonly ChecklistItem[]): string | null {
  const seen = new Set<string>();
  for (const { id = "" } of items) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      return `Write the id “${id}” in lower-case words joined by hyphens, such as practice-daily.`;
    }
    if (seen.has(id)) return `Two items have the id “${id}”. Give one of them another.`;
    seen.add(id);
  }
  return null;
}

/**
 * The published ids that a new version of a checklist has lost. Visitors' browsers keep progress by these
 * ids, so an item may be reworded, moved or added, but its id stays.
 */
export function lostChecklistIds(
  published: readonly ChecklistItem[],
  items: readonly ChecklistItem[],
): string[] {
  const kept = new Set(items.map(({ id }) => id));
  return published.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]));
}
