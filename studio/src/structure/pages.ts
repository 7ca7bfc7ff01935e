import { DocumentsIcon } from "@sanity/icons/Documents";
import type { StructureBuilder } from "sanity/structure";
import { all, section } from "./parts.ts";

export function pages(S: StructureBuilder) {
  return section(S, {
    id: "pages",
    title: "Pages",
    icon: DocumentsIcon,
    items: [all(S, "page", "Pages"), all(S, "faq", "Questions and answers")],
  });
}
