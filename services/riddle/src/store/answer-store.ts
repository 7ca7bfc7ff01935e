import type { PuzzleDate } from "@wordlehint/contracts";
import { Schema, type Connection } from "mongoose";
import type { ScheduledAnswer } from "../domain/answer-schedule.ts";

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** The answers that an operator has set, by date. */
export function createAnswerStore(connection: Connection) {
  const schema = new Schema(
    { _id: { type: String, required: true }, word: { type: String, required: true } },
    { collection: "scheduledAnswers", versionKey: false },
  );
  const model = connection.model("ScheduledAnswer", schema);
  return {
    find: async (date: PuzzleDate): Promise<string | undefined> => (await model.findById(date).lean())?.word,

    /** Replaces what was set for these dates before. */
    save: async (answers: readonly ScheduledAnswer[]): Promise<void> => {
      await model.bulkWrite(
        answers.map(({ date, word }) => ({
          updateOne: { filter: { _id: date }, update: { $set: { word } }, upsert: true },
        })),
      );
    },
  };
}
