import type { PuzzleDate } from "@wordlehint/contracts";

/**
 * Returns the key under which a page is cached: its path with the query parameters that matter, and the puzzle date
 * if the page shows one. A canonical path contains no space, so no request can name another page's key.
 */
export function cacheKey(path: string, date?: PuzzleDate): string {
  return date === undefined ? path : `${path} ${date}`;
}
