import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** The spending of a day (UTC), with the most that calls in progress can cost. */
type BudgetDocument = { _id: string; committedMicros: number };

export type BudgetStore = ReturnType<typeof createBudgetStore>;

export type DaySpending = { day: string; micros: number };

/** Money that was set aside for a call. */
export type Reservation = {
  /** Replaces the sum by what the call has cost, in micro-dollars. */
  settle(costMicros: number): Promise<void>;
};

/**
 * Limits what all replicas together spend on a day, in micro-dollars. The most that a call can cost is set aside before
 * it begins. What a killed process has set aside counts as spent, since its call may have to be paid.
 */
export function createBudgetStore(connection: Connection) {
  const schema = new Schema<BudgetDocument>(
    { _id: { type: String, required: true }, committedMicros: { type: Number, required: true } },
    { collection: "aiBudgets", versionKey: false },
  );
  const model = connection.model("AiBudget", schema);
  return {
    /** Sets money aside for a call. Undefined when the day's limit leaves too little. */
    reserve: async (now: Date, maxMicros: number, limitMicros: number): Promise<Reservation | undefined> => {
      if (maxMicros > limitMicros) return undefined;
      const _id = now.toISOString().slice(0, 10);
      if (!(await add(_id, maxMicros, limitMicros))) return undefined;
      return {
        settle: async (costMicros) => {
          await model.updateOne({ _id }, { $inc: { committedMicros: costMicros - maxMicros } });
        },
      };
    },

    /** The latest days on which something was spent, the latest first. */
    list: async (days: number): Promise<DaySpending[]> => {
      const found = await model.find().sort({ _id: -1 }).limit(days).lean();
      return found.map(({ _id: day, committedMicros: micros }) => ({ day, micros }));
    },
  };

  async function add(_id: string, micros: number, limitMicros: number): Promise<boolean> {
    const filter = { _id, committedMicros: { $lte: limitMicros - micros } };
    const change = { $inc: { committedMicros: micros } };
    try {
      await model.updateOne(filter, change, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The limit leaves too little, or another replica has made the day's document at the same time.
      return (await model.updateOne(filter, change)).matchedCount === 1;
    }
  }
}
