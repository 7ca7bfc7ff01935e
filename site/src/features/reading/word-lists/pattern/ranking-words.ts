import { groupedNumber } from "../../../../lib/grouped-number.ts";
import { maxGuesses } from "./board.ts";
import { openLetter, type NextGuesses } from "./next-guesses.ts";
import type { RankedGuess, Ranking } from "./rank-guesses.ts";
import type { Guess } from "./score-guess.ts";

interface Place {
  possible: readonly string[];
  guesses: readonly Guess[];
}

/** Describes a ranking in sentences, the most important one first. */
export function adviceLines(ranking: Ranking, next: NextGuesses, { possible, guesses }: Place): string[] {
  const [first, second] = possible.map((word) => word.toUpperCase());
  const trusted = "if the colours are right and the answer is in our list";
  if (second === undefined) return [`${first} is the only word left, ${trusted}.`];
  if (possible.length === 2) return [`Guess ${first} or ${second}: no other words are left, ${trusted}.`];
  const triesLeft = maxGuesses - guesses.length;
  return [
    ...openLetterLine(ranking, possible),
    ...bestLines(ranking, possible.length),
    ...tieLine(ranking),
    ...limitLine(next.limit, ranking.compared, { left: possible.length, triesLeft }),
  ];
}

function openLetterLine({ best: [best] }: Ranking, possible: readonly string[]): string[] {
  const pattern = openLetter(possible);
  if (pattern === null || !best) return [];
  const outcome =
    best.worst === 1
      ? `tells all ${possible.length} apart`
      : `tells ${best.apart} of the ${possible.length} apart and leaves at most ${best.worst}`;
  return [`One letter is open: ${pattern}. ${best.word.toUpperCase()} rules out most: it ${outcome}.`];
}

function bestLines({ best: [best], bestPossible }: Ranking, count: number): string[] {
  if (!best) return [];
  if (best.isPossible) return [`Best word: ${effectOf(best, count)} It can be the answer.`];
  return [`Best word: ${effectOf(best, count)}`, `Best possible answer: ${effectOf(bestPossible, count)}`];
}

function effectOf({ word, left, worst }: RankedGuess, count: number): string {
  const outcome =
    worst === 1
      ? "tells all of them apart, so the guess after it is certain"
      : `leaves ${left.toFixed(2)} on average and ${groupedNumber(worst)} at worst`;
  return `${word.toUpperCase()}. Of ${groupedNumber(count)} words it ${outcome}.`;
}

const namedTies = 3;

function tieLine({ ties }: Ranking): string[] {
  if (ties.length === 0) return [];
  const named = ties.slice(0, namedTies).map((word) => word.toUpperCase());
  const further = ties.length - named.length;
  const list = further > 0 ? [...named, `${groupedNumber(further)} more`] : named;
  const words = list.length === 1 ? list[0] : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
  return [
    `${words} ${ties.length === 1 ? "leaves" : "leave"} as few on average; the word that leaves fewer at worst comes first.`,
  ];
}

function limitLine(
  limit: NextGuesses["limit"],
  compared: number,
  { left, triesLeft }: { left: number; triesLeft: number },
): string[] {
  switch (limit) {
    case "hard mode":
      return [
        `Hard mode allows ${groupedNumber(compared)} of the words that we know. You have ${triesLeft} guesses for ${groupedNumber(left)} words.`,
      ];
    case "last guess":
      return ["This is the last guess, so only words that can be the answer are compared."];
    case "many left":
      return [
        `With ${groupedNumber(left)} words left, only those are compared. After the next guess, every word that the game accepts will be.`,
      ];
    case null:
      return [];
  }
}
