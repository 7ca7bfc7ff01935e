import { feedback } from "@wordlehint/contracts/feedback";
import { wordGroups } from "./remaining-words.ts";
import { words } from "./word-figures.ts";

const maxGuesses = 9;
// The four answers of a game lie this far apart in the list, so that they don't resemble each other.
const distances = [0, 997, 1601, 2203];
const games = words
  .filter((_word, index) => index % 2 === 0)
  .map((_word, game) => distances.map((distance) => words[(2 * game + distance) % words.length] ?? ""));

interface Board {
  answer: string;
  left: string[];
}

/**
 * Plays the same games of four boards, each beginning with `openers` whatever they show. From then on it plays the board
 * with the fewest words left, and of these words the one that divides the words of all open boards into the most groups.
 * A game that needs more than nine guesses is lost, and is played to its end for the average.
 */
export function playQuordle(openers: string[]): { games: number; average: number; lost: number } {
  const groupOf = new Map(
    wordGroups(openers).flatMap((group) => group.map((word) => [word, group] as const)),
  );
  const results = games.map((answers) =>
    guessesNeeded(
      openers,
      answers.map((answer) => ({ answer, left: groupOf.get(answer) ?? [] })),
    ),
  );
  const sum = results.reduce((total, guesses) => total + guesses, 0);
  return {
    games: games.length,
    average: sum / games.length,
    lost: results.filter((guesses) => guesses > maxGuesses).length,
  };
}

function guessesNeeded(openers: string[], boards: Board[]): number {
  let open = boards.filter(({ answer }) => !openers.includes(answer));
  let guesses = openers.length;
  while (open.length > 0) {
    const guess = nextGuess(open);
    guesses++;
    open = open
      .filter(({ answer }) => answer !== guess)
      .map(({ answer, left }) => ({
        answer,
        left: left.filter((word) => feedback(guess, word) === feedback(guess, answer)),
      }));
  }
  return guesses;
}

function nextGuess(open: Board[]): string {
  const { left } = open.reduce((best, board) => (board.left.length < best.left.length ? board : best));
  const groupCount = (guess: string) =>
    open.reduce((count, board) => count + wordGroups([guess], board.left).length, 0);
  return left
    .map((word) => ({ word, count: left.length === 1 ? 0 : groupCount(word) }))
    .reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).word;
}
