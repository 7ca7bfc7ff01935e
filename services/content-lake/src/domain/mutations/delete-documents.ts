import type { Selection } from "./mutation.ts";
import { selectedIds } from "./selected-ids.ts";
import type { WorkingSet } from "./working-set.ts";

/** Deletes what is there; what isn't is no fault. */
export function deleteDocuments(selection: Selection, working: WorkingSet): void {
  for (const id of selectedIds(selection, working)) {
    if (working.get(id)) working.remove(id, { delete: { id } });
    else working.leave(id);
  }
}
