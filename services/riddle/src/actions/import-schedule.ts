import type { PuzzleDate } from "@wordlehint/contracts";
import { parseScheduleCsv } from "../domain/answer-schedule.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import type { AnswerStore } from "../store/answer-store.ts";
import type { RiddleStore } from "../store/riddle-store.ts";

export type ImportResult = { saved: number; rewritten: number; tooLate: PuzzleDate[] };

/**
 * Sets answers from a CSV text (`date,word`). A riddle that was made ahead for another word is discarded and
 * made again by the scheduler within a minute. Dates that are live or past are left as they are.
 * @throws {ScheduleError} naming every faulty line; then nothing is saved.
 */
export async function importSchedule(
  { answers, riddles }: { answers: AnswerStore; riddles: RiddleStore },
  csv: string,
  now: Date,
): Promise<ImportResult> {
  const rows = parseScheduleCsv(csv);
  const { latest } = liveDates(now.getTime());
  const coming = rows.filter(({ date }) => date > latest);
  if (coming.length > 0) await answers.save(coming);
  let rewritten = 0;
  for (const { date, word } of coming) if (await riddles.discardUnlessFor(date, word)) rewritten++;
  const tooLate = rows.filter(({ date }) => date <= latest).map(({ date }) => date);
  return { saved: coming.length, rewritten, tooLate };
}
