import type { DictionaryQueryResult } from "../../../content/content-types.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { pageData, type Place } from "../../../content/parts/structured-data.ts";
import { definedTermSet } from "../../../head/schema/defined-term-set.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

export type Dictionary = NonNullable<DictionaryQueryResult>;
export type Term = Dictionary["terms"][number];

export function glossaryCrumbs({ title }: Dictionary): Crumb[] {
  return crumbsTo(title, routes.learningCenter);
}

/** Returns the structured data of the dictionary: every term with its anchor on the page. */
export function glossaryData(dictionary: Dictionary, place: Place): StructuredData[] {
  const { title, terms } = dictionary;
  return [
    definedTermSet({
      name: title ?? "",
      page: place.page,
      terms: terms.flatMap(({ term, definition, slug }) =>
        term && definition && slug ? [{ term, definition, anchor: slug }] : [],
      ),
    }),
    ...pageData(place, glossaryCrumbs(dictionary)),
  ];
}
