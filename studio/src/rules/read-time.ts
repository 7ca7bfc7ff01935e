import { plainText } from "./plain-text.ts";

/** A little under the 238 words a minute at which adults read English silently (Brysbaert, 2019): we show tiles too. */
const wordsAMinute = 220;

/** Whole minutes that a text takes to read, at least one. */
export function readTimeMinutes(body: unknown): number {
  const words = plainText(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
