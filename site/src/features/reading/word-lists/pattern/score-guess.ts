/** The result for one letter: in its place, elsewhere, or absent. */
export type Mark = "g" | "y" | "x";

/** A guess with its colors. */
export interface Guess {
  word: string;
  marks: readonly Mark[];
}

/** Returns the colors of a guess. A letter is colored as often as the answer holds it, greens first. */
export function scoreGuess(answer: string, guess: string): Mark[] {
  const left = new Map<string, number>();
  const letters = Array.from(guess);
  letters.forEach((letter, index) => {
    const other = answer[index];
    if (other !== undefined && other !== letter) left.set(other, (left.get(other) ?? 0) + 1);
  });
  return letters.map((letter, index) => {
    if (answer[index] === letter) return "g";
    const count = left.get(letter) ?? 0;
    if (count === 0) return "x";
    left.set(letter, count - 1);
    return "y";
  });
}

/** Returns the words for which every guess would have got its colors. */
export function fittingWords(words: readonly string[], guesses: readonly Guess[]): readonly string[] {
  return words.filter((word) =>
    guesses.every((guess) =>
      scoreGuess(word, guess.word).every((mark, index) => mark === guess.marks[index]),
    ),
  );
}
