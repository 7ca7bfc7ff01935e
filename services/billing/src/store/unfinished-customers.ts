import type { Model } from "mongoose";
import type { Unfinished } from "../domain/unfinished.ts";
import { none, present, withoutOutbox, type Customer, type CustomerDocument } from "./customer-model.ts";

/** The customers for whom something couldn't be done at the provider yet. */
export function unfinishedCustomers(model: Model<CustomerDocument>) {
  return {
    /** Notes what couldn't be done for a customer, and when it is tried again. */
    noteUnfinished: async (userId: string, unfinished: Unfinished): Promise<void> => {
      const { dueAt } = unfinished;
      await model.updateOne(
        { _id: userId },
        {
          $set: { unfinished, ...(dueAt && { nextCheckAt: dueAt }) },
          ...(!dueAt && { $unset: { nextCheckAt: 1 } }),
          $inc: { revision: 1 },
        },
      );
    },

    /** Returns customers with failed work, the oldest first. */
    listUnfinished: (): Promise<Customer[]> =>
      model
        .find({ unfinished: { $exists: true } }, withoutOutbox)
        .sort({ "unfinished.since": 1 })
        .lean<Customer[]>(),

    /** Retries failed work from now on. Returns whether there is any. */
    retry: async (userId: string, now: Date): Promise<boolean> => {
      const again = { "unfinished.since": now, "unfinished.attempts": 0, "unfinished.dueAt": now };
      const update = { $set: { ...again, nextCheckAt: now }, $inc: { revision: 1 } };
      return (
        (await model.updateOne({ _id: userId, unfinished: { $exists: true } }, update)).matchedCount === 1
      );
    },

    /**
     * Notes that nothing is left to do for a customer: everything was done, or an operator has given back by other means
     * what a withdrawal owed.
     */
    settle: async (userId: string, now: Date): Promise<void> => {
      const done = { "withdrawal.doneAt": now, "withdrawal.isSettled": true };
      await model.updateOne(
        { _id: userId, withdrawal: { $exists: true }, "withdrawal.doneAt": none, ...present },
        { $set: done },
      );
      await model.updateOne(
        { _id: userId, ...present },
        { $set: { nextCheckAt: now }, $unset: { unfinished: 1 }, $inc: { revision: 1 } },
      );
      await model.updateOne(
        { _id: userId, erasedAt: { $exists: true } },
        { $unset: { unfinished: 1, nextCheckAt: 1, withdrawal: 1 } },
      );
    },
  };
}
