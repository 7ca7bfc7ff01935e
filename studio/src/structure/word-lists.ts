import { OlistIcon } from "@sanity/icons/Olist";
import type { StructureBuilder } from "sanity/structure";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

export function wordLists(S: StructureBuilder) {
  return sectionItem(S, {
    id: "word-lists",
    title: "Word lists",
    icon: OlistIcon,
    items: [
      documentsItem(S, "wordList", "Lists"),
      S.divider(),
      singletonItem(S, "wordListPage", "Word list page"),
    ],
  });
}
