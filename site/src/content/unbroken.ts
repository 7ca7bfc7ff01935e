/** A hyphen that begins the ending of words, such as -IGHT: what follows it is written in capitals. */
const endingHyphen = /(?<![\p{L}\p{N}])-(?=\p{Lu}+(?!\p{Ll}))/gu;

/** A text in whose lines an ending stays with its hyphen; empty where there is none. */
export function unbroken(text: string | null | undefined): string {
  return text?.replaceAll(endingHyphen, "\u2011") ?? "";
}
