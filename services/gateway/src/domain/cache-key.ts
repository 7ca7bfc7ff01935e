import type { PuzzleDate } from "@wordlehint/contracts";

/**
 * Under which a page is kept: its path with the query that counts, and the puzzle date where it shows one. A
 * canonical path holds no space, so no request can name a key that isn't its own.
 */
export function cacheKey(path: string, date?: PuzzleDate): string {
  return date === undefined ? path : `${path} ${date}`;
}
