import type { DatasetState, DocumentContent, LakeDocument } from "../document.ts";
import { documentIdPattern, isVersionId } from "../document-id.ts";
import { asStored } from "../document-shape.ts";
import { Fault } from "../lake-error.ts";
import { maxChangedDocuments } from "../limits.ts";
import type { Mutation } from "./mutation.ts";

export type Operation = "create" | "update" | "delete" | "none";
export type MutationResult = { id: string; operation: Operation };

/** A document between two revisions. */
export type DocumentInWork = DocumentContent & { _rev?: string };

export type Touched = { mutations: Mutation[]; index: number };

/** A dataset with the changes of one transaction so far applied. The dataset itself isn't changed. */
export type WorkingSet = ReturnType<typeof createWorkingSet>;

export function createWorkingSet(state: DatasetState, now: string, newId: () => string) {
  const documents = new Map<string, DocumentInWork | null>();
  const touched = new Map<string, Touched>();
  const results: MutationResult[] = [];
  let index = 0;

  const get = (id: string): DocumentInWork | undefined =>
    documents.has(id) ? (documents.get(id) ?? undefined) : state.get(id);

  const write = (id: string, document: DocumentInWork | null, mutation: Mutation, operation: Operation) => {
    documents.set(id, document && asStored(document));
    if (documents.size > maxChangedDocuments) throw tooManyDocuments();
    const entry = touched.get(id) ?? { mutations: [], index };
    entry.mutations.push(mutation);
    touched.set(id, entry);
    results.push({ id, operation });
  };

  return {
    now,
    results,
    /** The changed documents, in the order of their first change, with the mutations that changed them. */
    touched: touched as ReadonlyMap<string, Touched>,
    /** Sets the index of the mutation or action to which the next changes belong. */
    beginItem: (at: number) => void (index = at),
    get,
    all: (): DocumentInWork[] => {
      const kept: DocumentInWork[] = state.all().filter(({ _id }) => !documents.has(_id));
      for (const document of documents.values()) if (document) kept.push(document);
      return kept;
    },
    put: (document: DocumentInWork, mutation: Mutation, operation: "create" | "update") =>
      write(document._id, document, mutation, operation),
    remove: (id: string, mutation: Mutation) => write(id, null, mutation, "delete"),
    leave: (id: string) => void results.push({ id, operation: "none" }),
    /** Completes an id that a client has left to the lake: a missing one, or a prefix that ends with a dot. */
    idFor: (wanted: string | undefined): string => {
      const id = wanted === undefined || wanted.endsWith(".") ? (wanted ?? "") + newId() : wanted;
      if (!documentIdPattern.test(id))
        throw invalidId(`Malformed document ID: ${JSON.stringify(id.slice(0, 200))}`);
      if (isVersionId(id))
        throw invalidId('No document ID may begin with "versions.": releases are not supported');
      return id;
    },
    committed: (id: string): LakeDocument | undefined => state.get(id),
    newId,
  };
}

const invalidId = (description: string) => new Fault(400, "invalidDocumentIdError", description);

function tooManyDocuments(): Fault {
  const description = `A transaction may change ${maxChangedDocuments} documents at most. Make the changes in several.`;
  return new Fault(413, "transactionTooLargeError", description);
}
