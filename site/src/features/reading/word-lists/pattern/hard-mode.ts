import type { Guess } from "./score-guess.ts";

/** The reason why hard mode rejects a guess. */
export type Refusal =
  | { kind: "moved"; letter: string; position: number }
  | { kind: "missing"; letter: string; count: number };

/**
 * Checks a guess by the rules of hard mode: green letters stay in place, and colored letters are used again,
 * as often as they were colored. Returns null if the guess is allowed.
 */
export function hardModeRefusal(word: string, earlier: readonly Guess[]): Refusal | null {
  for (const guess of earlier) {
    const moved = movedLetter(word, guess) ?? missingLetter(word, guess);
    if (moved) return moved;
  }
  return null;
}

function movedLetter(word: string, guess: Guess): Refusal | null {
  const index = guess.marks.findIndex((mark, at) => mark === "g" && guess.word[at] !== word[at]);
  return index < 0 ? null : { kind: "moved", letter: guess.word[index] ?? "", position: index + 1 };
}

function missingLetter(word: string, guess: Guess): Refusal | null {
  const colored = Array.from(guess.word).filter((_, index) => guess.marks[index] !== "x");
  for (const letter of new Set(colored)) {
    const count = occurrences(colored, letter);
    if (occurrences(Array.from(word), letter) < count) return { kind: "missing", letter, count };
  }
  return null;
}

function occurrences(letters: readonly string[], letter: string): number {
  return letters.filter((other) => other === letter).length;
}
