import type { PuzzleDate } from "@wordlehint/contracts";
import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { ScheduledAnswer } from "../domain/answer-schedule.ts";

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** The answers that an operator has set, by date. */
export const createAnswerStore = (connection: Connection) => openAnswers(connection, "scheduledAnswers");

/** The answers that were fetched from elsewhere, by date. */
export const createFetchedAnswerStore = (connection: Connection): AnswerStore =>
  openAnswers(connection, "fetchedAnswers");

function openAnswers(connection: Connection, collection: "scheduledAnswers" | "fetchedAnswers") {
  const schema = new Schema(
    { _id: { type: String, required: true }, word: { type: String, required: true } },
    { collection, versionKey: false },
  );
  const model = connection.model(collection, schema);
  return {
    find: async (date: PuzzleDate): Promise<string | undefined> => (await model.findById(date).lean())?.word,

    /** Saves the answer of a date that has none. Returns the one that is saved then. */
    keep: async (date: PuzzleDate, word: string): Promise<string> => {
      try {
        await model.updateOne({ _id: date }, { $setOnInsert: { word } }, { upsert: true });
      } catch (error) {
        // Another replica has saved it at the same time.
        if (!isDuplicateKey(error)) throw error;
      }
      return (await model.findById(date).lean())?.word ?? word;
    },

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
