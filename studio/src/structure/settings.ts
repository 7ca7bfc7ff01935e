import { CogIcon } from "@sanity/icons/Cog";
import type { StructureBuilder } from "sanity/structure";
import { documentsItem, sectionItem, singletonItem } from "./parts.ts";

export function settings(S: StructureBuilder) {
  return sectionItem(S, {
    id: "settings",
    title: "Settings",
    icon: CogIcon,
    items: [
      singletonItem(S, "siteSettings", "Site settings"),
      singletonItem(S, "navigation", "Navigation"),
      S.divider(),
      documentsItem(S, "mailText", "Emails", [{ field: "kind", direction: "asc" }]),
      documentsItem(S, "redirect", "Redirects"),
    ],
  });
}
