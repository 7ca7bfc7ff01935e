export interface ChecklistItem {
  id?: string | undefined;
}

/** Why the ids of a checklist's items are invalid, as a message for the editor, or null. */
export function checklistIdProblem(items: readonly ChecklistItem[]): string | null {
  const seen = new Set<string>();
  for (const { id = "" } of items) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      return `Write the id “${id}” in lower-case words joined by hyphens, such as practice-daily.`;
    }
    if (seen.has(id)) return `Two items have the id “${id}”. Give one of them another id.`;
    seen.add(id);
  }
  return null;
}

/**
 * The published ids that a new version of a checklist no longer has. Visitors' browsers store progress by these ids,
 * so items may be reworded, moved and added, but their ids must stay.
 */
export function removedChecklistIds(
  published: readonly ChecklistItem[],
  items: readonly ChecklistItem[],
): string[] {
  const kept = new Set(items.map(({ id }) => id));
  return published.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]));
}
