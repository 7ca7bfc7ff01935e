import { ComposeIcon } from "@sanity/icons/Compose";
import { TagIcon } from "@sanity/icons/Tag";
import type { SortOrderingItem } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { apiVersion } from "../app/api-version.ts";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

const newestFirst: SortOrderingItem[] = [{ field: "publishedOn", direction: "desc" }];

export function articles(S: StructureBuilder) {
  return sectionItem(S, {
    id: "articles",
    title: "Articles",
    icon: ComposeIcon,
    items: [
      documentsItem(S, "blogPost", "All articles", newestFirst),
      byCategory(S),
      S.divider(),
      singletonItem(S, "blogIndex", "Blog page"),
      documentsItem(S, "fact", "Facts"),
      documentsItem(S, "author", "Authors"),
      documentsItem(S, "category", "Categories"),
    ],
  });
}

function byCategory(S: StructureBuilder) {
  return S.listItem()
    .id("articlesByCategory")
    .title("By category")
    .icon(TagIcon)
    .child(
      S.documentTypeList("category")
        .title("By category")
        .child((categoryId) =>
          S.documentList()
            .title("Articles")
            .apiVersion(apiVersion)
            .schemaType("blogPost")
            .filter('_type == "blogPost" && category._ref == $categoryId')
            .params({ categoryId })
            .defaultOrdering(newestFirst),
        ),
    );
}
