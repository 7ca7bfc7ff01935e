import { ComposeIcon } from "@sanity/icons/Compose";
import { TagIcon } from "@sanity/icons/Tag";
import type { SortOrderingItem } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { apiVersion } from "../app/api-version.ts";
import { all, only, section } from "./parts.ts";

const newestFirst: SortOrderingItem[] = [{ field: "publishedOn", direction: "desc" }];

export function articles(S: StructureBuilder) {
  return section(S, {
    id: "articles",
    title: "Articles",
    icon: ComposeIcon,
    items: [
      all(S, "blogPost", "All articles", newestFirst),
      byCategory(S),
      S.divider(),
      only(S, "blogIndex", "Blog page"),
      all(S, "fact", "Facts"),
      all(S, "author", "Authors"),
      all(S, "category", "Categories"),
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
