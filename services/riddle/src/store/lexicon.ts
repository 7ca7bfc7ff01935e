import { readFileSync } from "node:fs";
import type { Lexicon } from "../domain/composer/lexicon.ts";

let lexicon: Lexicon | undefined;

/** Returns the shipped lexicon of five-letter words, read at the first call; `data/README.md` names its sources. */
export function loadLexicon(): Lexicon {
  return (lexicon ??= readLexicon());
}

function readLexicon(): Lexicon {
  const text = readFileSync(new URL("../../data/lexicon.json", import.meta.url), "utf8");
  return Object.assign(Object.create(null) as Lexicon, JSON.parse(text) as Lexicon);
}
