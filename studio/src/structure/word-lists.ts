import { OlistIcon } from "@sanity/icons/Olist";
import type { StructureBuilder } from "sanity/structure";
import { all, only, section } from "./parts.ts";

export function wordLists(S: StructureBuilder) {
  return section(S, {
    id: "word-lists",
    title: "Word lists",
    icon: OlistIcon,
    items: [all(S, "wordList", "Lists"), S.divider(), only(S, "wordListPage", "Word list page")],
  });
}
