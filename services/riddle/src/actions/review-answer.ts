import type { PuzzleDate, RiddleReview } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { lettersOf, meaningOf, openersOf, playersReview } from "../domain/answer-review.ts";
import { answerInstantMs } from "../domain/puzzle-clock.ts";
import { loadLexicon } from "../store/lexicon.ts";
import { findReleasedRiddle } from "./find-released-riddle.ts";

/**
 * Returns what there is to say about the answer of a date: its meaning, what well-known openers would have left, how rare
 * its letters are, and how players did. All of it is null until the answer is available in the zone.
 * @throws {DomainError} see `findReleasedRiddle`
 */
export async function reviewAnswer(
  context: Context,
  place: { date: PuzzleDate; tz?: string | undefined },
): Promise<RiddleReview> {
  const { answerWords, results } = context;
  const { riddle, zone, now } = findReleasedRiddle(context, place);
  const { date, word, hints } = riddle;
  const answerMs = answerInstantMs(date, zone);
  const answerAvailableAt = new Date(answerMs).toISOString();
  if (now.getTime() < answerMs)
    return { answerAvailableAt, word: null, meaning: null, openers: null, letters: null, players: null };
  return {
    answerAvailableAt,
    word,
    meaning: meaningOf(loadLexicon()[word], hints?.[2]),
    openers: openersOf(word, answerWords),
    letters: lettersOf(word, answerWords),
    players: playersReview(await results.tally(date)),
  };
}
