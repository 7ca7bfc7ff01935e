/** The same answer for the same word without making it again; one word at a time, since texts come in runs of a word. */
export function rememberLast<T>(make: (word: string) => T): (word: string) => T {
  let last: { word: string; made: T } | null = null;
  return (word) => {
    if (last?.word !== word) last = { word, made: make(word) };
    return last.made;
  };
}
