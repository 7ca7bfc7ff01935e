import { RocketIcon } from "@sanity/icons/Rocket";
import type { StructureBuilder } from "sanity/structure";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

export function guides(S: StructureBuilder) {
  return sectionItem(S, {
    id: "guides",
    title: "Guides",
    icon: RocketIcon,
    items: [
      documentsItem(S, "guide", "Guides"),
      documentsItem(S, "checklist", "Checklists"),
      S.divider(),
      singletonItem(S, "learningCenter", "Learning center"),
      singletonItem(S, "tutorialIndex", "Tutorial page"),
      documentsItem(S, "vocabularyWord", "Words of the week"),
    ],
  });
}
