/** Groups words by their first letter, in order of appearance. */
export function byLetter(words: readonly string[]): { letter: string; words: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.slice(0, 1).toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(word);
    else groups.set(letter, [word]);
  }
  return [...groups].map(([letter, members]) => ({ letter, words: members }));
}
