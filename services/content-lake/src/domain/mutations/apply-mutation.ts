import { create, createIfNotExists, createOrReplace } from "./create-document.ts";
import { deleteDocuments } from "./delete-documents.ts";
import type { Mutation } from "./mutation.ts";
import { patchDocuments } from "./patch-documents.ts";
import type { WorkingSet } from "./working-set.ts";

/** @throws {Fault} when the mutation is refused. */
export function applyMutation(mutation: Mutation, working: WorkingSet): void {
  if ("create" in mutation) create(mutation.create, working);
  else if ("createIfNotExists" in mutation) createIfNotExists(mutation.createIfNotExists, working);
  else if ("createOrReplace" in mutation) createOrReplace(mutation.createOrReplace, working);
  else if ("delete" in mutation) deleteDocuments(mutation.delete, working);
  else patchDocuments(mutation.patch, working);
}
