/** A term as the dictionary's query gives it. */
interface Term {
  term: string | null;
  definition: string | null;
}

/** The terms that hold the trimmed text in their name or definition, in any case; all for an empty text. */
export function filterTerms<T extends Term>(terms: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return terms;
  return terms.filter(({ term, definition }) =>
    [term, definition].some((part) => part?.toLowerCase().includes(wanted)),
  );
}
