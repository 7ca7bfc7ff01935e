import type { StructureResolver } from "sanity/structure";
import { articles } from "./articles.ts";
import { glossary } from "./glossary.ts";
import { guides } from "./guides.ts";
import { pages } from "./pages.ts";
import { settings } from "./settings.ts";
import { wordLists } from "./word-lists.ts";

/** The studio's navigation, grouped by editorial task. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([articles(S), glossary(S), wordLists(S), guides(S), pages(S), S.divider(), settings(S)]);
