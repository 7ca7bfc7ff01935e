export interface LetterShare {
  letter: string;
  /** Percentage of words that contain the letter. */
  share: number;
  /** Percentage of words with the letter at each position. */
  places: readonly number[];
}

const letters = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Returns the frequency of every letter, the most common first. */
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
