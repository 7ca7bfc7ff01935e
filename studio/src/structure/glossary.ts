import { BookIcon } from "@sanity/icons/Book";
import type { SortOrderingItem } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { apiVersion } from "../app/api-version.ts";
import { glossaryCategories } from "../rules/glossary-categories.ts";
import { all, only, section } from "./parts.ts";

const byTerm: SortOrderingItem[] = [{ field: "term", direction: "asc" }];

export function glossary(S: StructureBuilder) {
  return section(S, {
    id: "glossary",
    title: "Glossary",
    icon: BookIcon,
    items: [
      all(S, "glossaryTerm", "All terms", byTerm),
      ...glossaryCategories.map(({ title, value }) => termsOf(S, title, value)),
      S.divider(),
      only(S, "dictionary", "Dictionary page"),
    ],
  });
}

function termsOf(S: StructureBuilder, title: string, category: string) {
  return S.listItem()
    .id(`glossaryTerm-${category}`)
    .title(title)
    .icon(BookIcon)
    .child(
      S.documentList()
        .title(title)
        .apiVersion(apiVersion)
        .schemaType("glossaryTerm")
        .filter('_type == "glossaryTerm" && category == $category')
        .params({ category })
        .defaultOrdering(byTerm),
    );
}
