import { triesPerDay, type Guessed, type PuzzleDate } from "@wordlehint/contracts";
import { DomainError, TooManyAttempts } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { findReleasedRiddle } from "./find-released-riddle.ts";
import { notesOf } from "./reveal.ts";

/** A word that somebody takes for the answer of a date. */
type Guess = { date: PuzzleDate; word: string; tz?: string | undefined };

/** Who guesses: a browser, and the network that it is in. */
type Guesser = { visitor: string; network: string };

/** Guesses a day of a whole network at one riddle, so that a school can play. */
const triesPerNetwork = 60;

/**
 * Returns whether a word is the answer of a released riddle, with the notes on it if it is.
 * @throws {DomainError} `invalid_input` for a word that isn't in the game's list, which costs no try; see also
 *   `findReleasedRiddle`
 * @throws {TooManyAttempts} when the visitor's or the network's tries at this riddle are used up for the day (UTC)
 */
export async function guessWord(
  context: Context,
  { date, word: given, tz }: Guess,
  { visitor, network }: Guesser,
): Promise<Guessed> {
  const { guesses, guessTries, now } = context;
  const { riddle } = findReleasedRiddle(context, { date, tz });
  const word = given.toLowerCase();
  if (!guesses.has(word) && word !== riddle.word) throw notAWord(word);
  const { left, waitSeconds } = await guessTries.count(`${date} by ${visitor}`, triesPerDay, now());
  if (waitSeconds > 0) throw new TooManyAttempts(waitSeconds);
  const ofNetwork = await guessTries.count(`${date} from ${network}`, triesPerNetwork, now());
  if (ofNetwork.waitSeconds > 0) throw new TooManyAttempts(ofNetwork.waitSeconds);
  const right = word === riddle.word;
  return { right, triesLeft: left, notes: right ? notesOf(context, riddle) : null };
}

function notAWord(word: string): DomainError {
  const message = `${word.toUpperCase()} isn’t a word here.`;
  return new DomainError("invalid_input", message, [{ path: "word", message }]);
}
