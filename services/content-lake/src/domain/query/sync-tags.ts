import { createHash } from "node:crypto";
import { isRecord, type LakeDocument } from "../document.ts";
import { publishedIdOf } from "../document-id.ts";
import type { Constraint } from "./constraint.ts";

/**
 * Names what a query result depends on: the result can change only with a change that has one of its tags. Opaque to
 * clients, and short enough for a header.
 */
export type SyncTag = `s1:${string}`;

const maxTags = 64;

/** Collects what a query reads during its evaluation. */
export function createReadings(view: { get(id: string): LakeDocument | undefined }) {
  const places = new Set<string>();
  const ids = new Set<string>();
  return {
    /** Notes that the query reads the documents that satisfy a constraint. */
    read: (constraint: Constraint) => {
      const { ids: wanted } = constraint;
      if (wanted) for (const id of wanted) ids.add(publishedIdOf(id));
      else for (const place of placesOf(constraint)) places.add(place);
    },
    /** Notes that a reference was followed, whether or not its target exists. */
    follow: (id: string) => void ids.add(publishedIdOf(id)),
    tags: (): SyncTag[] => {
      const single = places.size + ids.size > maxTags ? byType(ids, view) : [...ids].map(idPlace);
      return tagged([...places, ...single]);
    },
  };
}

/** The tags of all results that a change between these revisions may affect. */
export function syncTagsOfChange(id: string, revisions: readonly (LakeDocument | null)[]): SyncTag[] {
  const places = revisions.flatMap((document) => {
    if (!document) return [];
    const slug = slugOf(document);
    return [typePlace(document._type), ...(slug === undefined ? [] : [slugPlace(document._type, slug)])];
  });
  return tagged(["*", idPlace(publishedIdOf(id)), ...places]);
}

export function slugOf({ slug }: LakeDocument): string | undefined {
  return isRecord(slug) && typeof slug.current === "string" ? slug.current : undefined;
}

const idPlace = (id: string) => `id ${id}`;
const typePlace = (type: string) => `type ${type}`;
const slugPlace = (type: string, slug: string) => `slug ${type} ${slug}`;

function placesOf({ types, slugs }: Constraint): string[] {
  if (!types) return ["*"];
  return types.flatMap((type) => slugs?.map((slug) => slugPlace(type, slug)) ?? typePlace(type));
}

/** Fewer, coarser tags: those of the documents' types. An id without a document keeps its own tag. */
function byType(ids: Iterable<string>, view: { get(id: string): LakeDocument | undefined }): string[] {
  return [...ids].map((id) => {
    const document = view.get(id);
    return document ? typePlace(document._type) : idPlace(id);
  });
}

function tagged(places: readonly string[]): SyncTag[] {
  const hashes = places.map((place) => createHash("sha256").update(place).digest("base64url").slice(0, 10));
  return [...new Set(hashes)].sort().map((hash): SyncTag => `s1:${hash}`);
}
