import { LRUCache } from "lru-cache";
import { isRecord, type DatasetState, type LakeDocument } from "./document.ts";
import { isDraftId, isPublishedId, publishedIdOf, releaseOf } from "./document-id.ts";
import { plainRefusal } from "./lake-error.ts";

/** Which documents a query sees: `raw`, `published`, or layers on top of the published documents, topmost first. */
export type Perspective = readonly string[];

export const raw: Perspective = ["raw"];

/** The documents that a query sees. */
export type View = Pick<DatasetState, "get" | "all" | "ofType">;

const layerPattern = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Reads a perspective from a client: one name, several separated by commas, or an array of names.
 * @throws {LakeError} 400 for anything else.
 */
export function parsePerspective(input: unknown): Perspective {
  const names: unknown[] = typeof input === "string" ? input.split(",") : Array.isArray(input) ? input : [];
  const layers = names.map((name) => (name === "previewDrafts" ? "drafts" : name));
  const isSound = layers.every(
    (layer): layer is string => typeof layer === "string" && layerPattern.test(layer),
  );
  if (isSound && layers.length > 0 && !(layers.includes("raw") && layers.length > 1)) return layers;
  throw plainRefusal(400, "validationError", "Malformed perspective");
}

/** The documents of a dataset in a perspective. Valid until the dataset changes. */
export function viewOf(state: DatasetState, perspective: Perspective): View {
  if (perspective.includes("raw")) return state;
  const layers = perspective.filter((layer) => layer !== "published");
  return layers.length === 0 ? publishedView(state) : layeredView(state, layers);
}

function publishedView(state: DatasetState): View {
  return {
    get: (id) => (isPublishedId(id) ? state.get(id) : undefined),
    all: () => memoized(state, "published", () => state.all().filter(({ _id }) => isPublishedId(_id))),
    ofType: (type) => state.ofType(type).filter(({ _id }) => isPublishedId(_id)),
  };
}

function layeredView(state: DatasetState, layers: readonly string[]): View {
  const documents = memoized(state, layers.join(), () => layered(state.all(), layers));
  return {
    get: (id) => documents.get(id),
    all: () => [...documents.values()],
    ofType: (type) => [...documents.values()].filter(({ _type }) => _type === type),
  };
}

/** Each document from its topmost layer, by published id. A layer may also delete it. */
function layered(all: readonly LakeDocument[], layers: readonly string[]): Map<string, LakeDocument> {
  const chosen = new Map<string, { document: LakeDocument; rank: number }>();
  for (const document of all) {
    const rank = rankOf(document._id, layers);
    const id = publishedIdOf(document._id);
    if (rank !== undefined && rank <= (chosen.get(id)?.rank ?? Infinity)) chosen.set(id, { document, rank });
  }
  const kept = [...chosen].filter(([, { document }]) => !marksDeletion(document));
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([id, { document }]) => [id, renamed(document, id)]));
}

/** Whether a release would delete the published document: the mark that Sanity gives its version. */
function marksDeletion({ _system }: LakeDocument): boolean {
  return isRecord(_system) && _system.delete === true;
}

const copies = new WeakMap<LakeDocument, LakeDocument>();

/** A copy of the document with its published id. Revisions are immutable, so each is copied once. */
function renamed(document: LakeDocument, id: string): LakeDocument {
  const copy = copies.get(document) ?? { ...document, _id: id, _originalId: document._id };
  copies.set(document, copy);
  return copy;
}

function rankOf(id: string, layers: readonly string[]): number | undefined {
  if (isPublishedId(id)) return layers.length;
  const rank = layers.indexOf(isDraftId(id) ? "drafts" : (releaseOf(id) ?? ""));
  return rank < 0 ? undefined : rank;
}

const maxViews = 20;

/** Views by the array of all documents, which is a new one after each change. */
const views = new WeakMap<readonly LakeDocument[], LRUCache<string, object>>();

function memoized<T extends object>(state: DatasetState, name: string, make: () => T): T {
  const all = state.all();
  const known = views.get(all) ?? new LRUCache({ max: maxViews });
  views.set(all, known);
  const view = (known.get(name) as T | undefined) ?? make();
  known.set(name, view);
  return view;
}
