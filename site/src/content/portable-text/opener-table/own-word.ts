import { groupedNumber } from "../../../lib/grouped-number.ts";
import type { Opener } from "./openers.ts";

/** The first guess with which all others are compared. */
const yardstick = "slate";

/** Returns why there are no figures for a word, or null if there are some. */
export function absentWord(openers: readonly Opener[], typed: string): string | null {
  const word = typed.trim();
  if (!/^[a-z]*$/i.test(word)) return `“${word}” has other characters than the letters A to Z.`;
  if (word.length !== 5) {
    const count = `${word.length} ${word.length === 1 ? "letter" : "letters"}`;
    return word === "" ? "Enter a word of five letters." : `“${word}” has ${count}; a guess has five.`;
  }
  if (openerOf(openers, word)) return null;
  return `“${word}” isn’t among the ${groupedNumber(openers.length)} words that we know the game to accept, so we have no figures for it.`;
}

/** Describes a first guess in sentences: its rank, its figures, and how it compares. Empty if the word has no figures. */
export function wordReport(openers: readonly Opener[], typed: string): string[] {
  const opener = openerOf(openers, typed.trim());
  return opener
    ? [rankOf(opener, openers), ...figuresOf(opener, openers), ...comparisons(opener, openers)]
    : [];
}

function openerOf(openers: readonly Opener[], word: string): Opener | undefined {
  const lower = word.toLowerCase();
  return openers.find((opener) => opener.word === lower);
}

function rankOf(opener: Opener, openers: readonly Opener[]): string {
  const by = opener.guesses === null ? "left" : "guesses";
  const own = opener[by] ?? 0;
  const rank = 1 + openers.filter((other) => (other[by] ?? Infinity) < own).length;
  const name = opener.word.toUpperCase();
  const kind = opener.isAnswer ? "It can be an answer." : "It may be typed, but isn’t among the answers.";
  const measure = by === "left" ? "the answers that it leaves" : "the guesses that it takes to solve";
  return `${name} is number ${groupedNumber(rank)} of ${groupedNumber(openers.length)} by ${measure}. ${kind}`;
}

function figuresOf(
  { left, worst, guesses, lost, hardGuesses, hardLost }: Opener,
  openers: readonly Opener[],
) {
  const answers = openers.filter(({ isAnswer }) => isAnswer).length;
  const mode = (name: string, average: number | null, losses: number | null): string[] =>
    average === null
      ? []
      : [
          `${name} ${average.toFixed(3)} guesses on average${losses === null ? "" : `, and ${groupedNumber(losses)} of ${groupedNumber(answers)} games lost`}.`,
        ];
  return [
    ...(left === null
      ? []
      : [`It leaves ${left.toFixed(1)} answers on average${worst === null ? "" : `, ${worst} at worst`}.`]),
    ...mode("Without hard mode:", guesses, lost),
    ...mode("In hard mode:", hardGuesses, hardLost),
  ];
}

function comparisons({ word, guesses }: Opener, openers: readonly Opener[]): string[] {
  if (guesses === null) return [];
  const known = openers.flatMap((other) => other.guesses ?? []);
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  const other = openerOf(openers, yardstick)?.guesses ?? null;
  return [
    ...(word === yardstick || other === null ? [] : [compared(yardstick.toUpperCase(), other - guesses)]),
    compared("The average word", average - guesses),
  ];
}

/** Compares another's guesses, by how many more it needs, with the own word's. */
function compared(other: string, more: number): string {
  const difference = Math.abs(more);
  if (difference < 0.0005) return `${other} needs just as many guesses.`;
  const days = Math.round(1 / difference);
  const often = days <= 1 ? "about one guess a day" : `one guess in ${groupedNumber(days)} days`;
  return `${other} needs ${difference.toFixed(3)} guesses ${more > 0 ? "more" : "fewer"}: ${often}.`;
}
