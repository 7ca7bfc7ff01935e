import { RocketIcon } from "@sanity/icons/Rocket";
import type { StructureBuilder } from "sanity/structure";
import { all, only, section } from "./parts.ts";

export function guides(S: StructureBuilder) {
  return section(S, {
    id: "guides",
    title: "Guides",
    icon: RocketIcon,
    items: [
      all(S, "guide", "Guides"),
      all(S, "checklist", "Checklists"),
      S.divider(),
      only(S, "learningCenter", "Learning center"),
      only(S, "tutorialIndex", "Tutorial page"),
      all(S, "vocabularyWord", "Words of the week"),
    ],
  });
}
