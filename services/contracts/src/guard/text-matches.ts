import type { Character } from "./characters.ts";
import type { Match } from "./detector.ts";
import type { LeakRule } from "./leak.ts";

/** A match given by its offsets in the source text. */
export function matchAt(rule: LeakRule, characters: readonly Character[], start: number, end: number): Match {
  return { rule, from: indexAtOffset(characters, start), to: indexAtOffset(characters, end) };
}

/** A match in the rule "spelled-out", given by its offsets in the source text. */
export function spelledOutAt(characters: readonly Character[], start: number, end: number): Match {
  return matchAt("spelled-out", characters, start, end);
}

/**
 * All matches of a pattern in the source text, in the rule "spelled-out".
 * @param pattern must have the flag `g`
 */
export function spelledOutBy(pattern: RegExp, text: string, characters: readonly Character[]): Match[] {
  return Array.from(text.matchAll(pattern), (match) =>
    spelledOutAt(characters, match.index, match.index + match[0].length),
  );
}

/** The index of the first character that starts at this offset of the source text or later. */
function indexAtOffset(characters: readonly Character[], offset: number): number {
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((characters[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
