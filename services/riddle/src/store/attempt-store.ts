import type { PuzzleDate } from "@wordlehint/contracts";
import { Schema, Types, type Connection } from "mongoose";
import type { RiddleSource } from "../domain/riddle-text.ts";

/** The outcome of an attempt: used, used only if no better text is found, refused, or without a text. */
export const verdicts = ["accepted", "weaker", "refused", "failed"] as const;
export type Verdict = (typeof verdicts)[number];

/** One attempt to get a text for a date. Never its word, nor anything of the text. */
export type GenerationAttempt = {
  date: PuzzleDate;
  at: Date;
  source: RiddleSource;
  /** Null for sources without one. */
  model: string | null;
  /** Requests to the model, those of the solver and retries included. */
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** In micro-dollars. A call whose cost isn't known counts by the most that it can cost. */
  costMicros: number;
  verdict: Verdict;
  /** Why it wasn't accepted at once; null otherwise. */
  reason: string | null;
};

type AttemptDocument = GenerationAttempt & { _id: string };

export type GenerationAttemptStore = ReturnType<typeof createGenerationAttemptStore>;

const keptSeconds = 400 * 24 * 3600;

/** Attempts to get texts, for operators, kept for 400 days. */
export function createGenerationAttemptStore(connection: Connection) {
  const schema = new Schema<AttemptDocument>(
    {
      _id: { type: String, required: true },
      date: { type: String, required: true },
      at: { type: Date, required: true },
      source: { type: String, required: true },
      model: { type: String, default: null },
      calls: { type: Number, required: true },
      inputTokens: { type: Number, required: true },
      outputTokens: { type: Number, required: true },
      costMicros: { type: Number, required: true },
      verdict: { type: String, required: true },
      reason: { type: String, default: null },
    },
    { collection: "generationAttempts", versionKey: false },
  );
  schema.index({ at: 1 }, { expireAfterSeconds: keptSeconds });
  schema.index({ date: 1 });
  const model = connection.model("GenerationAttempt", schema);
  return {
    /** Returns the attempt's id. */
    add: async (attempt: GenerationAttempt): Promise<string> => {
      // Ids of one replica rise, so that attempts at the same time stay in order.
      const _id = new Types.ObjectId().toHexString();
      await model.create({ _id, ...attempt });
      return _id;
    },

    /** Marks a weaker text as the one that is used. */
    accept: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { verdict: "accepted" } });
    },

    /** The latest first; with a date, only its own. */
    list: async (limit: number, date?: PuzzleDate): Promise<GenerationAttempt[]> => {
      return model
        .find(date === undefined ? {} : { date }, { _id: 0 })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean();
    },
  };
}
