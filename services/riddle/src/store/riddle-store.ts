import type { DomainEvent, PuzzleDate } from "@wordlehint/contracts";
import { isDuplicateKey, outboxOf, pushToOutbox } from "@wordlehint/runtime";
import type { Model } from "mongoose";
import type { Riddle } from "../domain/riddle.ts";
import type { RiddleDocument } from "./riddle-model.ts";

export type RiddleStore = ReturnType<typeof createRiddleStore>;

export function createRiddleStore(model: Model<RiddleDocument>) {
  return {
    ensureIndexes: () => model.createIndexes(),

    /** Every riddle of that date and later, by date. */
    from: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model
        .find({ _id: { $gte: date } })
        .sort({ _id: 1 })
        .lean();
      return found.map(toRiddle);
    },

    /** Riddles up to that date whose release hasn't been announced, by date. */
    unreleasedUpTo: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model
        .find({ releasedAt: null, _id: { $lte: date } })
        .sort({ _id: 1 })
        .lean();
      return found.map(toRiddle);
    },

    /** Saves a new riddle with its event. False when its date has one already: that one stays. */
    add: async ({ date, ...riddle }: Riddle, event: DomainEvent): Promise<boolean> => {
      try {
        await model.create({ _id: date, ...riddle, ...outboxOf(event) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Marks a riddle as released, with its event. False when it was released before. */
    release: async (date: PuzzleDate, at: Date, event: DomainEvent): Promise<boolean> => {
      const { $set, $push } = pushToOutbox(event);
      const update = { $set: { ...$set, releasedAt: at }, $push };
      const result = await model.collection.updateOne(
        { _id: date, releasedAt: null } as object,
        update as object,
      );
      return result.matchedCount === 1;
    },

    /**
     * Removes a riddle that was made for another word, so that it is made again. Not while its event still
     * waits: that must not be lost.
     */
    discardUnlessFor: async (date: PuzzleDate, word: string): Promise<boolean> => {
      const stale = { _id: date, word: { $ne: word }, releasedAt: null, outboxPending: { $exists: false } };
      return (await model.deleteOne(stale)).deletedCount === 1;
    },
  };
}

function toRiddle({ _id, word, lines, facts, generatedAt, releasedAt }: RiddleDocument): Riddle {
  return { date: _id, word, lines, facts, generatedAt, releasedAt };
}
