import {
  addDays,
  releaseInstantMs,
  type Hint,
  type PuzzleDate,
  type RevealedAnswer,
  type RiddleNotes,
} from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { answerInstantMs } from "../domain/puzzle-clock.ts";
import type { Riddle } from "../domain/riddle.ts";
import { findReleasedRiddle } from "./find-released-riddle.ts";

type Place = { date: PuzzleDate; tz?: string | undefined };

/**
 * Reveals one of the graded hints of a riddle that is released in a time zone.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export function revealHint(context: Context, { number, ...place }: Place & { number: number }): Hint {
  const hint = findReleasedRiddle(context, place).riddle.hints?.[number - 1];
  if (hint === undefined)
    throw new DomainError("unavailable", "This riddle has no hints yet. Please try again shortly.");
  return { number, hint };
}

/**
 * Reveals one letter of the answer of a riddle that is released in a time zone.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export function revealLetter(
  context: Context,
  { position, ...place }: Place & { position: number },
): { letter: string } {
  const letter = findReleasedRiddle(context, place).riddle.word[position - 1];
  if (letter === undefined) throw new DomainError("not_found", "The answer has no letter at this position.");
  return { letter };
}

/**
 * Reveals the answer of a riddle that is released in a time zone, by default the latest one; null until it is available
 * there. `nextReleaseMs` is the next release there, in milliseconds since the epoch.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export function revealAnswer(
  context: Context,
  place: { date?: PuzzleDate | undefined; tz?: string | undefined },
): RevealedAnswer & { nextReleaseMs: number } {
  const { riddle, zone, now, latest } = findReleasedRiddle(context, place);
  const answerMs = answerInstantMs(riddle.date, zone);
  return {
    word: now.getTime() >= answerMs ? riddle.word : null,
    answerAvailableAt: new Date(answerMs).toISOString(),
    nextReleaseMs: releaseInstantMs(addDays(latest, 1), zone),
  };
}

/**
 * Reveals why each line of a riddle fits its word; null until the answer is available in the zone, and when nobody has
 * written it.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export function revealNotes(context: Context, place: Place): RiddleNotes {
  const { riddle, zone, now } = findReleasedRiddle(context, place);
  const answerMs = answerInstantMs(riddle.date, zone);
  return {
    notes: now.getTime() >= answerMs ? notesOf(context, riddle) : null,
    answerAvailableAt: new Date(answerMs).toISOString(),
  };
}

/** Returns the notes on a riddle. One of an earlier version has those of the library, if its verse is from there. */
export function notesOf(
  { offline }: Pick<Context, "offline">,
  { word, lines, notes }: Riddle,
): string[] | null {
  const known = notes ?? offline.notesOn(word, lines);
  return known && [...known];
}
