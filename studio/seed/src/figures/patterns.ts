import { answers, guesses } from "../../words/shipped-words.ts";

/** The number of colour patterns of five tiles: three colours each. */
export const patternCount = 243;

/** The pattern of a guess that is right. */
export const solved = patternCount - 1;

/**
 * The pattern of every guess for every answer: at `answer * guesses.length + guess`, each by its position in its list.
 */
export const patterns = new Uint8Array(answers.length * guesses.length);

const letters = guesses.map((word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0)));
const guessIndexes = new Map(guesses.map((guess, index) => [guess, index]));
const answerIndexes = answers.map(guessIndex);
const counts = new Int8Array(128);

answerIndexes.forEach((answer, row) => {
  for (let guess = 0; guess < guesses.length; guess++) {
    patterns[row * guesses.length + guess] = patternOf(guess, answer);
  }
});

/** Returns the position of a word in the list of guesses. Throws for a word that can't be typed. */
export function guessIndex(word: string): number {
  const index = guessIndexes.get(word);
  if (index === undefined) throw new Error(`${word} is not in the list of guesses.`);
  return index;
}

/** The letters of a guess as character codes. */
export function lettersOf(guess: number): Uint8Array {
  return letters[guess] ?? new Uint8Array();
}

/** The tiles of a pattern as the game shows them: `g`, `y` or `x` for each. */
export function tilesOf(pattern: number): string {
  return Array.from({ length: 5 }, (_, place) => "xyg"[Math.floor(pattern / 3 ** place) % 3]).join("");
}

/** The pattern as a number below 243, whose ternary digits are the tiles: 0 grey, 1 yellow, 2 green, the first tile last. */
function patternOf(guess: number, answer: number): number {
  const typed = lettersOf(guess);
  const hidden = lettersOf(answer);
  counts.fill(0);
  for (let place = 0; place < 5; place++) {
    if (typed[place] !== hidden[place]) count(hidden[place] ?? 0, 1);
  }
  let pattern = 0;
  for (let place = 0, weight = 1; place < 5; place++, weight *= 3) {
    const letter = typed[place] ?? 0;
    if (letter === hidden[place]) pattern += 2 * weight;
    else if ((counts[letter] ?? 0) > 0) {
      count(letter, -1);
      pattern += weight;
    }
  }
  return pattern;
}

function count(letter: number, change: number): void {
  counts[letter] = (counts[letter] ?? 0) + change;
}
