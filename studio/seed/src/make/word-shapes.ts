import { words } from "./word-figures.ts";

/** Returns whether `letter` is one of A, E, I, O and U. */
export function isVowel(letter = ""): boolean {
  return /^[aeiou]$/.test(letter);
}

/** Returns whether `word` has a letter twice or more, side by side or apart. */
export function repeatsLetter(word: string): boolean {
  return new Set(word).size < word.length;
}

/** Returns whether `word` has the same letter twice side by side. */
export function hasDoubleLetter(word: string): boolean {
  return /(.)\1/.test(word);
}

/** Returns the words of a family such as `-ight`, in which a hyphen is any letter. */
export function family(pattern: string): string[] {
  const form = new RegExp(`^${pattern.replaceAll("-", ".")}$`);
  return words.filter((word) => form.test(word));
}

/** Returns each value with its number of occurrences, the most frequent first. */
export function tally(values: string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || a.localeCompare(b));
}
