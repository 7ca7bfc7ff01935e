import type { Guess, Mark } from "./score-guess.ts";

export const wordLength = 5;
export const maxGuesses = 6;

const nextMark: Record<Mark, Mark> = { x: "y", y: "g", g: "x" };

/** Returns whether a guess consists of five letters. */
export function isWord(text: string): boolean {
  return new RegExp(`^[a-z]{${wordLength}}$`).test(text);
}

/** Returns the board with a new guess; letters with a known position are green. */
export function withGuess(board: readonly Guess[], word: string): readonly Guess[] {
  const isKnown = (letter: string, index: number): boolean =>
    board.some((guess) => guess.word[index] === letter && guess.marks[index] === "g");
  const marks = Array.from(word, (letter, index): Mark => (isKnown(letter, index) ? "g" : "x"));
  return [...board, { word, marks }];
}

export function withoutGuess(board: readonly Guess[], row: number): readonly Guess[] {
  return board.filter((_, index) => index !== row);
}

/** Returns the board with the next color on one tile: grey, yellow, green, and grey again. */
export function withNextMark(board: readonly Guess[], row: number, column: number): readonly Guess[] {
  return board.map((guess, at) =>
    at === row
      ? { ...guess, marks: guess.marks.map((mark, index) => (index === column ? nextMark[mark] : mark)) }
      : guess,
  );
}
