import { plainText } from "./plain-text.ts";

/** Adults read English silently at 238 words a minute (Brysbaert, 2019). This is less, because articles also show tiles. */
const wordsPerMinute = 220;

/** The time to read a text, in whole minutes, at least one. */
export function readTimeMinutes(body: unknown): number {
  const words = plainText(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
