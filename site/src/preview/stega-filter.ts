import type { FilterDefault } from "@sanity/client";

/** Fields whose text the site compares, stores or puts into URLs. An invisible mark would change it. */
const exact = new Set([
  "blockerMode",
  "category",
  "contactEmail",
  "examples",
  "first",
  "id",
  "includes",
  "kind",
  "layout",
  "network",
  "partOfSpeech",
  "place",
  "publishedOn",
  "purpose",
  "result",
  "route",
  "second",
  "storageKey",
  "unitId",
  "url",
  "word",
  "words",
]);

/**
 * Decides which texts of a preview carry the invisible mark that leads a click to their field in the studio.
 */
export const stegaFilter: FilterDefault = (props) => {
  const field = props.sourcePath.findLast((step) => typeof step === "string");
  if (field !== undefined && exact.has(field)) return false;
  if (props.sourcePath[0] === "seo") return false;
  return props.filterDefault(props);
};
