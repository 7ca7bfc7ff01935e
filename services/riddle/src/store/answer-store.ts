import type { PuzzleDate } from "@wordlehint/contracts";
import { Schema, type Connection } from "mongoose";
import type { ScheduledAnswer } from "../domain/answer-schedule.ts";

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** Answers that an operator has set for dates. */
export function createAnswerStore(connection: Connection) {
  const schema = new Schema(
    { _id: { type: String, required: true }, word: { type: String, required: true } },
    { collection: "scheduledAnswers", versionKey: false },
  );
  const model = connection.model("ScheduledAnswer", schema);
  return {
    find: async (date: PuzzleDate): Promise<string | undefined> => (await model.findById(date).lean())?.word,

    /** Sets all of them; what was set for these dates before is replaced. */
    save: async (answers: readonly ScheduledAnswer[]): Promise<void> => {
      await model.bulkWrite(
        answers.map(({ date, word }) => ({
          updateOne: { filter: { _id: date }, update: { $set: { word } }, upsert: true },
        })),
      );
    },
  };
}
