import type { PuzzleDate } from "@wordlehint/contracts";
import { Schema, type Connection } from "mongoose";
import type { SourcedText } from "../domain/riddle-text.ts";

/** A text that an operator wrote, or approved; then its source says who wrote it. */
export type OperatorText = SourcedText & {
  date: PuzzleDate;
  /** The word that it is about. It isn't used when the date has another one since. */
  word: string;
  at: Date;
};

/** Texts of an earlier version lack notes. */
type TextDocument = Omit<OperatorText, "date" | "notes"> &
  Partial<Pick<OperatorText, "notes">> & { _id: string };

export type OperatorTextStore = ReturnType<typeof createOperatorTextStore>;

/** Texts that operators wrote or approved, by date. They come before every other source. */
export function createOperatorTextStore(connection: Connection) {
  const schema = new Schema<TextDocument>(
    {
      _id: { type: String, required: true },
      word: { type: String, required: true },
      lines: { type: [String], required: true },
      theme: { type: String, default: null },
      hints: { type: [String], required: true },
      notes: { type: [String], default: null },
      source: { type: String, required: true },
      at: { type: Date, required: true },
    },
    { collection: "operatorTexts", versionKey: false },
  );
  const model = connection.model("OperatorText", schema);
  return {
    find: async (date: PuzzleDate): Promise<OperatorText | undefined> => {
      const found = await model.findById(date).lean();
      if (!found) return undefined;
      const { _id, word, lines, theme, hints, notes = null, source, at } = found;
      return { date: _id, word, lines, theme, hints, notes, source, at };
    },

    /** Replaces the text of a date. */
    save: async ({ date, ...text }: OperatorText): Promise<void> => {
      await model.replaceOne({ _id: date }, text, { upsert: true });
    },

    remove: async (date: PuzzleDate): Promise<void> => {
      await model.deleteOne({ _id: date });
    },
  };
}
