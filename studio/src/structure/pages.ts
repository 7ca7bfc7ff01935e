import { DocumentsIcon } from "@sanity/icons/Documents";
import type { StructureBuilder } from "sanity/structure";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

export function pages(S: StructureBuilder) {
  return sectionItem(S, {
    id: "pages",
    title: "Pages",
    icon: DocumentsIcon,
    items: [
      singletonItem(S, "homePage", "Home page"),
      singletonItem(S, "hintPage", "Hint page"),
      S.divider(),
      documentsItem(S, "page", "Pages"),
      documentsItem(S, "faq", "Questions and answers"),
    ],
  });
}
