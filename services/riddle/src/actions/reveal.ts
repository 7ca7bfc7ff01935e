import {
  addDays,
  releaseInstantMs,
  type Hint,
  type PuzzleDate,
  type RevealedAnswer,
} from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { answerInstantMs } from "../domain/puzzle-clock.ts";
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
