export interface LetterShare {
  letter: string;
  /** Percent of words that hold it at least once. */
  share: number;
  /** Percent of words that have it at each place. */
  places: readonly number[];
}

const letters = Array.from("abcdefghijklmnopqrstuvwxyz");

/** How often each letter occurs, from the most to the least common. */
export function letterStatistics(words: readonly string[]): LetterShare[] {
  const length = Math.max(0, ...words.map((word) => word.length));
  const percent = (count: number): number => (words.length === 0 ? 0 : (count / words.length) * 100);
  return letters
    .map((letter) => ({
      letter,
      share: percent(words.filter((word) => word.includes(letter)).length),
      places: Array.from({ length }, (_, place) =>
        percent(words.filter((word) => word[place] === letter).length),
      ),
    }))
    .sort((one, other) => other.share - one.share || one.letter.localeCompare(other.letter));
}
