import { CogIcon } from "@sanity/icons/Cog";
import type { StructureBuilder } from "sanity/structure";
import { all, only, section } from "./parts.ts";

export function settings(S: StructureBuilder) {
  return section(S, {
    id: "settings",
    title: "Settings",
    icon: CogIcon,
    items: [
      only(S, "siteSettings", "Site settings"),
      only(S, "navigation", "Navigation"),
      S.divider(),
      all(S, "redirect", "Redirects"),
    ],
  });
}
