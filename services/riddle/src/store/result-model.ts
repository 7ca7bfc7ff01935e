import type { Helped, PuzzleDate } from "@wordlehint/contracts";
import { Schema, type Connection } from "mongoose";

/** A player's result of a puzzle date. Its id is made of both, so that there is one however often it is sent. */
export type ResultDocument = {
  _id: string;
  userId: string;
  date: PuzzleDate;
  /** 1 to 6; `failedGuesses` for a puzzle that the player failed; null for a result that was taken back. */
  guesses: number | null;
  /** Missing in results from before it was recorded. */
  helped?: Helped;
  changedAt: Date;
};

export const failedGuesses = 0;

export const resultId = (userId: string, date: PuzzleDate): string => `${userId} ${date}`;

export function resultModel(connection: Connection) {
  const schema = new Schema<ResultDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      date: { type: String, required: true },
      guesses: Number,
      helped: String,
      changedAt: { type: Date, required: true },
    },
    { collection: "results", versionKey: false },
  );
  schema.index({ userId: 1, date: 1 });
  schema.index({ date: 1 });
  return connection.model<ResultDocument>("Result", schema);
}
