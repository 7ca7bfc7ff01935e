/** Returns the words of a list with one word a line, in lower case. Lines that aren't words are ignored. */
export function wordsIn(text: string | null): string[] {
  return (text ?? "").toLowerCase().match(/\b[a-z]+\b/g) ?? [];
}
