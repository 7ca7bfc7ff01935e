import type { PuzzleDate } from "@wordlehint/contracts";
import { parseScheduleCsv } from "../domain/answer-schedule.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import type { AnswerStore } from "../store/answer-store.ts";

export type ImportResult = { saved: number; tooLate: PuzzleDate[] };

/**
 * Sets answers from a CSV text (`date,word`). Where a riddle was made ahead for another word, the scheduler makes
 * it again within a minute. Dates that are live or past are left as they are.
 * @throws {ScheduleError} naming every faulty line; then nothing is saved.
 */
export async function importSchedule(answers: AnswerStore, csv: string, now: Date): Promise<ImportResult> {
  const rows = parseScheduleCsv(csv);
  const { latest } = liveDates(now.getTime());
  const coming = rows.filter(({ date }) => date > latest);
  if (coming.length > 0) await answers.save(coming);
  const tooLate = rows.filter(({ date }) => date <= latest).map(({ date }) => date);
  return { saved: coming.length, tooLate };
}
