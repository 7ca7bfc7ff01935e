/** Why a word can't be played, as a message for the editor, or null. */
export function wordProblem(word: string, length = 5): string | null {
  if (!/^[a-z]*$/.test(word)) return `Write “${word}” with the letters a to z only, in lower case.`;
  if (word.length !== length) return `“${word}” has ${word.length} letters; it needs ${length}.`;
  return null;
}

/** The words of a list with one word on each line. Skips blank lines. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Why a list of words is invalid, as a message for the editor, or null. Every word must be playable and unique. */
export function wordListProblem(words: readonly string[], length = 5): string | null {
  const seen = new Set<string>();
  for (const word of words) {
    const problem = wordProblem(word, length);
    if (problem !== null) return problem;
    if (seen.has(word)) return `“${word}” is in the list twice. Remove one of them.`;
    seen.add(word);
  }
  return null;
}
