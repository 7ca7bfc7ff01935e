/** A term as the dictionary's query returns it. */
interface Term {
  term: string | null;
  definition: string | null;
}

/**
 * Returns the terms whose name or definition contains the trimmed text, ignoring case; all terms for an empty
 * text.
 */
export function filterTerms<T extends Term>(terms: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return terms;
  return terms.filter(({ term, definition }) =>
    [term, definition].some((part) => part?.toLowerCase().includes(wanted)),
  );
}
