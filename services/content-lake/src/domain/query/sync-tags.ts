import { createHash } from "node:crypto";
import { isRecord, type LakeDocument } from "../document.ts";
import { publishedIdOf } from "../document-id.ts";
import type { Constraint } from "./constraint.ts";

/**
 * Names for what a result was made of: it can be another one only after a change whose tags share one of its
 * tags. They are opaque and short enough for a header.
 */
export type SyncTag = `s1:${string}`;

const mostTags = 64;

/** Collects what a query reads while it is evaluated. */
export function createReadings(view: { get(id: string): LakeDocument | undefined }) {
  const places = new Set<string>();
  const ids = new Set<string>();
  return {
    /** A place in the query that reads the documents with these attributes. */
    read: (constraint: Constraint) => {
      const { ids: wanted } = constraint;
      if (wanted) for (const id of wanted) ids.add(publishedIdOf(id));
      else for (const place of placesOf(constraint)) places.add(place);
    },
    /** A reference that was followed, to a document or to nothing. */
    follow: (id: string) => void ids.add(publishedIdOf(id)),
    tags: (): SyncTag[] => {
      const single = places.size + ids.size > mostTags ? byType(ids, view) : [...ids].map(idPlace);
      return tagged([...places, ...single]);
    },
  };
}

/** The tags of all results that a change from one revision to the next may alter. */
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

/** Coarser, but few. What isn't there has no type, and keeps its own. */
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
