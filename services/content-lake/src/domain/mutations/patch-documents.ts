import { Mutation as SanityMutation } from "@sanity/mutator";
import { Fault } from "../lake-error.ts";
import { immutable } from "./create-document.ts";
import type { Patch, PatchOperations } from "./mutation.ts";
import { selectedIds } from "./selected-ids.ts";
import type { DocumentInWork, WorkingSet } from "./working-set.ts";

export function patchDocuments(patch: Patch, working: WorkingSet): void {
  for (const id of selectedIds(patch, working)) {
    const current = working.get(id);
    if (!current) {
      const description = `The document with the ID ${JSON.stringify(id)} was not found`;
      throw new Fault(409, "documentNotFoundError", description, { id });
    }
    checkRevision(current, patch.ifRevisionID);
    const operations = operationsOf(patch);
    working.put(patched(current, operations), { patch: { id, ...operations } }, "update");
  }
}

function checkRevision({ _id, _rev }: DocumentInWork, expected: string | undefined): void {
  if (expected === undefined || expected === _rev) return;
  const description = `Document ${JSON.stringify(_id)} has unexpected revision ID (${JSON.stringify(_rev ?? null)}, expected ${JSON.stringify(expected)})`;
  throw new Fault(409, "documentRevisionIDDoesNotMatchError", description, {
    id: _id,
    currentRevisionID: _rev ?? null,
    expectedRevisionID: expected,
  });
}

const names = ["set", "setIfMissing", "unset", "inc", "dec", "diffMatchPatch", "insert"] as const;

function operationsOf(patch: Patch): PatchOperations {
  return Object.fromEntries(
    names.flatMap((name) => (patch[name] === undefined ? [] : [[name, patch[name]]])),
  );
}

/**
 * Applies a patch with the same library as the studio, so that the result is what the studio has already shown to its
 * user. `_id` and `_type` can't change; `_createdAt` and `_rev` are kept.
 */
function patched(current: DocumentInWork, operations: PatchOperations): DocumentInWork {
  const next = applied(current, operations);
  if (next._id !== current._id) throw immutable("_id");
  if (next._type !== current._type) throw immutable("_type");
  const { _rev, ...content } = next;
  const kept = { ...content, _createdAt: current._createdAt };
  return current._rev === undefined ? kept : { ...kept, _rev: current._rev };
}

function applied(current: DocumentInWork, operations: PatchOperations): DocumentInWork {
  try {
    const patch = { id: current._id, ...operations };
    const next: unknown = new SanityMutation({ mutations: [{ patch } as never] }).apply(current);
    return next as DocumentInWork;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault(409, "patchError", `Patch could not be applied: ${reason}`, { id: current._id });
  }
}
