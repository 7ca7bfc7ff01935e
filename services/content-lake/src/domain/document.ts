/** A document's attributes without its revision. */
export type DocumentContent = {
  _id: string;
  _type: string;
  _createdAt: string;
  [attribute: string]: unknown;
};

/** A stored revision of a document. Immutable: an edit creates another revision. */
export type LakeDocument = DocumentContent & { _rev: string; _updatedAt: string };

/** The documents of a dataset. */
export type DatasetState = {
  get(id: string): LakeDocument | undefined;
  /** Every document, sorted by id. */
  all(): readonly LakeDocument[];
  /** Every document of that type, sorted by id. */
  ofType(type: string): readonly LakeDocument[];
  /** Ids of documents with a strong reference to this one. */
  referrersOf(id: string): readonly string[];
};

/** Returns whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
