import type { Selection } from "./mutation.ts";
import { selectedIds } from "./selected-ids.ts";
import type { WorkingSet } from "./working-set.ts";

/** Deletes the selected documents that exist. */
export function deleteDocuments(selection: Selection, working: WorkingSet): void {
  for (const id of selectedIds(selection, working)) {
    if (working.get(id)) working.remove(id, { delete: { id } });
    else working.leave(id);
  }
}
