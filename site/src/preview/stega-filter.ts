import type { FilterDefault } from "@sanity/client";

/** Fields whose text the site compares, stores or puts into addresses. A mark within would change it. */
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

/** Says which texts of a preview may hold the invisible mark by which a click finds their field in the studio. */
export const stegaFilter: FilterDefault = (props) => {
  const field = props.sourcePath.findLast((step) => typeof step === "string");
  if (field !== undefined && exact.has(field)) return false;
  if (props.sourcePath[0] === "seo") return false;
  return props.filterDefault(props);
};
