import type { PuzzleDate } from "@wordlehint/contracts";
import type { StaticPageContent } from "../../../content/root-page.ts";

type RelatedPage = NonNullable<StaticPageContent["related"]>[number];

/** Number of related pages that a static page shows. */
export const relatedCount = 3;

/**
 * Returns a page with three of its related pages, none of them itself. They are drawn by the day, so that everybody sees
 * the same ones and the next day others.
 */
export function withRelatedOf(page: StaticPageContent, day: PuzzleDate): StaticPageContent {
  const others = (page.related ?? []).filter(isPublished).filter(({ _id }) => _id !== page._id);
  if (others.length <= relatedCount) return { ...page, related: others };
  const places = others.map((card) => ({ card, place: hash(`${day} ${page._id} ${card._id}`) }));
  return {
    ...page,
    related: places
      .sort((one, other) => one.place - other.place)
      .slice(0, relatedCount)
      .map(({ card }) => card),
  };
}

/** A reference to a page that isn't published has become null. */
function isPublished(card: RelatedPage | null): card is RelatedPage {
  return card !== null;
}

/** FNV-1a with a last mix, without which texts that differ at their ends alone lie close together. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
