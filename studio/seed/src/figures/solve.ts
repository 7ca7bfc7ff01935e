import { tilesOf } from "@wordlehint/contracts/feedback";
import { answers, guesses } from "../../words/shipped-words.ts";
import { guessIndex, patternCount, patterns, solved } from "./patterns.ts";

/** The outcome of playing every answer with the same first guess. */
export interface Outcome {
  /** Average guesses, the last one included; a game that takes more than six counts in full. */
  guesses: number;
  /** Answers that take more than six guesses. */
  lost: number;
}

const guessesAllowed = 6;
const everyGuess = Uint16Array.from(guesses, (_, index) => index);
/** The positions of all answers. */
export const everyAnswer = Uint16Array.from(answers, (_, index) => index);
/** For each answer its position in the list of guesses. */
export const guessOfAnswer = Uint16Array.from(answers, guessIndex);

/**
 * Plays every answer with `opener`. After it, each guess is the word that shows the most different patterns among the
 * answers that are left; ties go to a possible answer, then to the first of the list. The sixth guess is always a
 * possible answer. In hard mode a guess must use every clue.
 */
export function solve(opener: string, { hard }: { hard: boolean }): Outcome {
  let turns = 0;
  let lost = 0;
  const end = (turn: number) => {
    turns += turn;
    if (turn > guessesAllowed) lost += 1;
  };
  const play = (guess: number, left: Uint16Array, turn: number, allowed: Uint16Array): void => {
    for (const [pattern, group] of groupsOf(guess, left)) {
      if (pattern === solved) end(turn);
      else if (group.length === 1) end(turn + 1);
      else {
        const next = hard && group.length > 2 ? allowed.filter(usesClues(guess, pattern)) : allowed;
        play(nextGuess(group, turn + 1 < guessesAllowed ? next : []), group, turn + 1, next);
      }
    }
  };
  play(guessIndex(opener), everyAnswer, 1, everyGuess);
  return { guesses: turns / answers.length, lost };
}

/** Divides answers by the pattern that a guess shows for them. */
export function groupsOf(guess: number, left: Uint16Array): Map<number, Uint16Array> {
  const groups = new Map<number, number[]>();
  for (const answer of left) {
    const pattern = patterns[answer * guesses.length + guess] ?? 0;
    const group = groups.get(pattern);
    if (group) group.push(answer);
    else groups.set(pattern, [answer]);
  }
  return new Map([...groups].map(([pattern, group]) => [pattern, Uint16Array.from(group)]));
}

/** Returns the guess that shows the most different patterns for the answers that are left, one of them where that is as good. */
export function nextGuess(left: Uint16Array, allowed: Iterable<number> = everyGuess): number {
  let best = guessOfAnswer[left[0] ?? 0] ?? 0;
  if (left.length === 2) return best;
  const rows = Uint32Array.from(left, (answer) => answer * guesses.length);
  let most = 0;
  const consider = (guess: number): boolean => {
    const different = differentPatterns(guess, rows);
    if (different > most) [best, most] = [guess, different];
    return most === left.length;
  };
  for (const answer of left) if (consider(guessOfAnswer[answer] ?? 0)) return best;
  for (const guess of allowed) if (consider(guess)) return best;
  return best;
}

const stamps = new Uint32Array(patternCount);
let stamp = 0;

function differentPatterns(guess: number, rows: Uint32Array): number {
  stamp += 1;
  let different = 0;
  for (const row of rows) {
    const pattern = patterns[row + guess] ?? 0;
    if (stamps[pattern] !== stamp) {
      stamps[pattern] = stamp;
      different += 1;
    }
  }
  return different;
}

/** Returns whether hard mode allows a word after a guess: greens in their places, and each letter as often as it was found. */
function usesClues(guess: number, pattern: number): (word: number) => boolean {
  const typed = guesses[guess] ?? "";
  const tiles = tilesOf(pattern, typed.length);
  const greens = [0, 1, 2, 3, 4].filter((place) => tiles[place] === "g");
  const found = typed.split("").filter((_, place) => tiles[place] !== "x");
  const needs = [...new Set(found)].map((letter) => ({ letter, count: countOf(found, letter) }));
  return (index) => {
    const word = guesses[index] ?? "";
    return (
      greens.every((place) => word[place] === typed[place]) &&
      needs.every(({ letter, count }) =>
        count === 1 ? word.includes(letter) : countOf(word, letter) >= count,
      )
    );
  };
}

function countOf(letters: Iterable<string>, wanted: string): number {
  let count = 0;
  for (const letter of letters) if (letter === wanted) count += 1;
  return count;
}
