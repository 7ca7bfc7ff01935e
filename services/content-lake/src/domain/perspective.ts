import type { DatasetState, LakeDocument } from "./document.ts";
import { isDraftId, publishedIdOf } from "./document-id.ts";
import { plainRefusal } from "./lake-error.ts";
import { memoized } from "./memoized.ts";

/** The documents that a query sees: all, the published ones, or those with drafts in place of what they would replace. */
export type Perspective = "raw" | "published" | "drafts";

/** The documents of a dataset in a perspective. */
export type View = Pick<DatasetState, "get" | "all" | "ofType">;

/**
 * Reads a perspective from a client: a name, or several separated by commas. `previewDrafts` is the former name of
 * `drafts`.
 * @throws {LakeError} 400 for anything else, such as a release.
 */
export function parsePerspective(input: string): Perspective {
  const names = input.split(",").map((name) => (name === "previewDrafts" ? "drafts" : name));
  if (input === "raw") return "raw";
  if (names.every((name) => name === "published")) return "published";
  if (names.every((name) => name === "published" || name === "drafts")) return "drafts";
  const description =
    "Malformed perspective: it must be raw, published or drafts. Releases are not supported";
  throw plainRefusal(400, "validationError", description);
}

/** Returns the documents of a dataset in a perspective. Valid until the dataset changes. */
export function viewOf(state: DatasetState, perspective: Perspective): View {
  switch (perspective) {
    case "raw":
      return state;
    case "published":
      return {
        get: (id) => (isDraftId(id) ? undefined : state.get(id)),
        all: () => publishedIn(state.all()),
        ofType: (type) => state.ofType(type).filter(({ _id }) => !isDraftId(_id)),
      };
    case "drafts": {
      const documents = withDrafts(state.all());
      return {
        get: (id) => documents.get(id),
        all: () => [...documents.values()],
        ofType: (type) => [...documents.values()].filter(({ _type }) => _type === type),
      };
    }
  }
}

/** The array of all documents is a new one after each change. */
const publishedIn = memoized((all: readonly LakeDocument[]) => all.filter(({ _id }) => !isDraftId(_id)));

/** Each draft or document without a draft, by published id. */
const withDrafts = memoized((all: readonly LakeDocument[]): ReadonlyMap<string, LakeDocument> => {
  const chosen = new Map<string, LakeDocument>();
  for (const document of all) {
    const id = publishedIdOf(document._id);
    if (isDraftId(document._id) || !chosen.has(id)) chosen.set(id, document);
  }
  const sorted = [...chosen].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([id, document]) => [id, renamed(document)]));
});

/** A copy of a document with its published id. */
const renamed = memoized((document: LakeDocument): LakeDocument => ({
  ...document,
  _id: publishedIdOf(document._id),
  _originalId: document._id,
}));
