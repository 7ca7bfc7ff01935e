/** Why a word can't be played, as an editor reads it; null when it can. */
export function wordProblem(word: string, length = 5): string | null {
  if (!/^[a-z]*$/.test(word)) return `“${word}” may hold the letters a to z only, in lower case.`;
  if (word.length !== length) return `“${word}” has ${word.length} letters; it needs ${length}.`;
  return null;
}

/** The words of a list that is written one a line; blank lines count for nothing. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The first thing wrong with a list of words, or null: each is playable, none comes twice. */
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
