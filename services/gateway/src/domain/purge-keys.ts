/** The key of every page that shows any puzzle. */
export const anyPuzzle = "puzzle";

/** Returns all keys by which a page with these tags can be purged. */
export function purgeKeys(tags: readonly string[]): readonly string[] {
  return tags.some((tag) => /^(past-)?puzzle:/.test(tag)) ? [...tags, anyPuzzle] : tags;
}
