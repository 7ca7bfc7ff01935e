/** The text of the four filter fields. */
export interface WordFilter {
  startsWith: string;
  endsWith: string;
  contains: string;
  length: string;
}

export const noFilter: WordFilter = { startsWith: "", endsWith: "", contains: "", length: "" };

/** The lengths that can be chosen. */
export const lengths = { min: 3, max: 7 } as const;

/** Returns whether the text isn't a valid length; the filter is then ignored. */
export function isLengthInvalid(length: string): boolean {
  return length.trim() !== "" && readLength(length) === null;
}

/** Returns whether any filter is set. */
export function isFiltering({ startsWith, endsWith, contains, length }: WordFilter): boolean {
  return [startsWith, endsWith, contains].some((text) => text.trim() !== "") || readLength(length) !== null;
}

/** Returns the words that pass every filter that is set, ignoring case. */
export function filterWords(words: readonly string[], filter: WordFilter): readonly string[] {
  const [start, end, within] = [filter.startsWith, filter.endsWith, filter.contains].map((text) =>
    text.trim().toLowerCase(),
  ) as [string, string, string];
  const length = readLength(filter.length);
  return words.filter((word) => {
    const lower = word.toLowerCase();
    return (
      lower.startsWith(start) &&
      lower.endsWith(end) &&
      lower.includes(within) &&
      (length === null || lower.length === length)
    );
  });
}

/** Returns whether words have more than one length. */
export function haveSeveralLengths(words: readonly string[]): boolean {
  return words.some(({ length }) => length !== words[0]?.length);
}

function readLength(text: string): number | null {
  const length = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  return length >= lengths.min && length <= lengths.max ? length : null;
}
