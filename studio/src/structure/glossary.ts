import { BookIcon } from "@sanity/icons/Book";
import type { SortOrderingItem } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { apiVersion } from "../app/api-version.ts";
import { glossaryCategories } from "../rules/glossary-categories.ts";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

const byTerm: SortOrderingItem[] = [{ field: "term", direction: "asc" }];

export function glossary(S: StructureBuilder) {
  return sectionItem(S, {
    id: "glossary",
    title: "Glossary",
    icon: BookIcon,
    items: [
      documentsItem(S, "glossaryTerm", "All terms", byTerm),
      ...glossaryCategories.map(({ title, value }) => termsOf(S, title, value)),
      S.divider(),
      singletonItem(S, "dictionary", "Dictionary page"),
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
