import { answers as words } from "../../words/shipped-words.ts";

// Every figure in the seed texts is counted in the answers.
export { words };

/** The number of words, as text. */
export const wordCount = words.length.toLocaleString("en");

const percent = (count: number): number => Math.round((1000 * count) / words.length) / 10;

/** Share of words that contain each letter, in percent, the most common first. */
export function letterShares(): [letter: string, percent: number][] {
  return shares(words.flatMap((word) => [...new Set(word)]));
}

/** Share of words with each letter at a position (from 0), in percent, the most common first. */
export function positionShares(position: number): [letter: string, percent: number][] {
  return shares(words.map((word) => word[position] ?? ""));
}

/** Share of words that match, in percent. */
export function shareOf(matches: (word: string) => boolean): number {
  return percent(words.filter(matches).length);
}

/** The same as text, such as `32.7%`. */
export function percentOf(matches: (word: string) => boolean): string {
  return `${shareOf(matches).toFixed(1)}%`;
}

/** The share of a part in whole percent, as text, such as `33%`. */
export function percentIn(part: readonly string[], whole: readonly string[]): string {
  return `${Math.round((100 * part.length) / whole.length)}%`;
}

function shares(letters: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([letter, count]) => [letter.toUpperCase(), percent(count)]);
}
