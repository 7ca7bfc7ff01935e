/** Stands for every puzzle that a page may be made of. */
export const anyPuzzle = "puzzle";

/** All keys by which a page with these tags can be purged. */
export function purgeKeys(tags: readonly string[]): readonly string[] {
  return tags.some((tag) => tag.startsWith("puzzle:")) ? [...tags, anyPuzzle] : tags;
}
