import type { Leak } from "./leak.ts";

/** The first place where the text gives the word away, or null. */
export function findLeak(word: string, text: string): Leak | null {
  return findLeaks(word, text)[0] ?? null;
}

/** All places where the text gives the word away, in the order of the text. */
export function findLeaks(word: string, text: string): Leak[] {
  const leaks: Leak[] = [];
  for (const match of text.matchAll(new RegExp(word, "gi"))) {
    const before = text.slice(0, match.index).split("\n");
    const place = {
      start: match.index,
      end: match.index + word.length,
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
      text: match[0],
    };
    leaks.push({ rule: "word", place });
  }
  return leaks;
}
