/** A hyphen before a word ending in capitals, such as -IGHT. */
const endingHyphen = /(?<![\p{L}\p{N}])-(?=\p{Lu}+(?!\p{Ll}))/gu;

/** Replaces the hyphens of word endings by non-breaking ones. Returns an empty string for no text. */
export function unbroken(text: string | null | undefined): string {
  return text?.replaceAll(endingHyphen, "\u2011") ?? "";
}
