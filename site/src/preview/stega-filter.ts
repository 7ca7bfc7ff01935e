import type { FilterDefault } from "@sanity/client";

/** Fields whose text the site compares, stores, or puts into URLs or attributes. An invisible mark would change it. */
const exact = new Set([
  "alt",
  "blockerMode",
  "category",
  "changedOn",
  "contactEmail",
  "countedOn",
  // Of slugs, whatever their field is called.
  "current",
  "examples",
  "first",
  "id",
  "includes",
  "kind",
  "layout",
  "network",
  "opener",
  "partOfSpeech",
  "pattern",
  "place",
  "publishedOn",
  "purpose",
  "reply",
  "result",
  "revisedOn",
  "route",
  "second",
  "show",
  "splitter",
  "storageKey",
  "unitId",
  "url",
  "word",
  "words",
]);

/** The site's name and the like are parts of titles, labels and sentences. */
const shownSettings = new Set<unknown>(["app", "houseAd"]);

/**
 * Decides which texts of a preview carry the invisible mark that leads a click to their field in the studio.
 */
export const stegaFilter: FilterDefault = (props) => {
  const field = props.sourcePath.findLast((step) => typeof step === "string");
  if (field !== undefined && exact.has(field)) return false;
  if (props.sourcePath[0] === "seo") return false;
  if (props.sourceDocument._type === "siteSettings" && !shownSettings.has(props.sourcePath[0])) return false;
  return props.filterDefault(props);
};
