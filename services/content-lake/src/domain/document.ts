/** A document's own attributes, before the lake has given it a revision. */
export type DocumentContent = {
  _id: string;
  _type: string;
  _createdAt: string;
  [attribute: string]: unknown;
};

/** A stored revision of a document. It is never changed: an edit makes another one. */
export type LakeDocument = DocumentContent & { _rev: string; _updatedAt: string };

/** What the lake knows at one revision of a dataset. */
export type DatasetState = {
  get(id: string): LakeDocument | undefined;
  /** Every document, by id. */
  all(): readonly LakeDocument[];
  /** Every document of that type, by id. */
  ofType(type: string): readonly LakeDocument[];
  /** Ids of documents that hold a strong reference to this one. */
  referrersOf(id: string): readonly string[];
};

/** An object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
