import { Fault } from "../lake-error.ts";
import type { DocumentStub } from "./mutation.ts";
import type { DocumentInWork, WorkingSet } from "./working-set.ts";

export function create(stub: DocumentStub, working: WorkingSet): void {
  const document = complete(stub, working);
  if (working.get(document._id)) {
    const description = `Document by ID ${JSON.stringify(document._id)} already exists`;
    throw new Fault(409, "documentAlreadyExistsError", description, { id: document._id });
  }
  working.put(document, { create: document }, "create");
}

export function createIfNotExists(stub: DocumentStub, working: WorkingSet): void {
  const document = complete(stub, working);
  if (working.get(document._id)) working.leave(document._id);
  else working.put(document, { createIfNotExists: document }, "create");
}

export function createOrReplace(stub: DocumentStub, working: WorkingSet): void {
  const document = complete(stub, working);
  const current = working.get(document._id);
  // A document of another type counts as a new document.
  const isSame = current?._type === document._type;
  if (current && isSame && stub._createdAt === undefined) document._createdAt = current._createdAt;
  // Later mutations of the same request may still require the stored revision.
  const next = current?._rev === undefined ? document : { ...document, _rev: current._rev };
  working.put(next, { createOrReplace: document }, current ? "update" : "create");
}

export function immutable(attribute: string): Fault {
  return new Fault(409, "immutableAttributeError", `Cannot modify immutable attribute "${attribute}"`, {
    attribute,
  });
}

function complete({ _rev, _updatedAt, ...stub }: DocumentStub, working: WorkingSet): DocumentInWork {
  return { ...stub, _id: working.idFor(stub._id), _createdAt: stub._createdAt ?? working.now };
}
