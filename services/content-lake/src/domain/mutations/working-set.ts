import type { DatasetState, DocumentContent, LakeDocument } from "../document.ts";
import { documentIdPattern } from "../document-id.ts";
import { asStored } from "../document-shape.ts";
import { Fault } from "../lake-error.ts";
import type { Mutation } from "./mutation.ts";

export type Operation = "create" | "update" | "delete" | "none";
export type MutationResult = { id: string; operation: Operation };

/** A document on its way from one revision to the next. */
export type DocumentInWork = DocumentContent & { _rev?: string };

export type Touched = { mutations: Mutation[]; index: number };

/**
 * A dataset with the changes of one transaction so far. What is read is as the changes left it; the dataset
 * itself stays as it is.
 */
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
    const entry = touched.get(id) ?? { mutations: [], index };
    entry.mutations.push(mutation);
    touched.set(id, entry);
    results.push({ id, operation });
  };

  return {
    now,
    results,
    /** The documents that were changed, in the order of their first change, with what changed them. */
    touched: touched as ReadonlyMap<string, Touched>,
    /** Which mutation or action of the request the next changes belong to. */
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
    /** Completes the id that a client left to the lake: none, or a path to put it under. */
    idFor: (wanted: string | undefined): string => {
      const id = wanted === undefined || wanted.endsWith(".") ? (wanted ?? "") + newId() : wanted;
      if (documentIdPattern.test(id)) return id;
      throw new Fault(
        400,
        "invalidDocumentIdError",
        `Malformed document ID: ${JSON.stringify(id.slice(0, 200))}`,
      );
    },
    committed: (id: string): LakeDocument | undefined => state.get(id),
    newId,
  };
}
