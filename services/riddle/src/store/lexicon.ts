import { readFileSync } from "node:fs";
import type { Lexicon } from "../domain/composer/lexicon.ts";

/** The shipped meanings of five-letter words; see `data/README.md` for where they come from. */
export function loadLexicon(): Lexicon {
  const text = readFileSync(new URL("../../data/lexicon.json", import.meta.url), "utf8");
  return Object.assign(Object.create(null) as Lexicon, JSON.parse(text) as Lexicon);
}
