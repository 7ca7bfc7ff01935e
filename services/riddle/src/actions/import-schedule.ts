import type { PuzzleDate } from "@wordlehint/contracts";
import { parseScheduleCsv } from "../domain/answer-schedule.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import type { AnswerStore } from "../store/answer-store.ts";

export type ImportResult = { saved: number; tooLate: PuzzleDate[] };

/**
 * Sets the answers of future dates from a CSV text (`date,word`), and skips dates that are live or past. The scheduler
 * replaces riddles that were already made for other words within a minute.
 * @throws {ScheduleError} listing every invalid line; nothing is saved then
 */
export async function importSchedule(
  answers: Pick<AnswerStore, "save">,
  csv: string,
  now: Date,
): Promise<ImportResult> {
  const rows = parseScheduleCsv(csv);
  const { latest } = liveDates(now.getTime());
  const future = rows.filter(({ date }) => date > latest);
  if (future.length > 0) await answers.save(future);
  const tooLate = rows.filter(({ date }) => date <= latest).map(({ date }) => date);
  return { saved: future.length, tooLate };
}
