import type { DomainEvent, PuzzleDate } from "@wordlehint/contracts";
import { isDuplicateKey, outboxOf, pushToOutbox } from "@wordlehint/runtime";
import type { Model } from "mongoose";
import type { Riddle } from "../domain/riddle.ts";
import type { RiddleDocument } from "./riddle-model.ts";

export type RiddleStore = ReturnType<typeof createRiddleStore>;

export function createRiddleStore(model: Model<RiddleDocument>) {
  return {
    /** The riddles of that date and later ones, in order of date. */
    from: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model
        .find({ _id: { $gte: date } })
        .sort({ _id: 1 })
        .lean();
      return found.map(toRiddle);
    },

    /** The riddles up to that date whose release has not been announced, in order of date. */
    unreleasedUpTo: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model
        .find({ releasedAt: null, _id: { $lte: date } })
        .sort({ _id: 1 })
        .lean();
      return found.map(toRiddle);
    },

    /** Saves a new riddle with its event. False when its date already has one, which is kept. */
    add: async ({ date, ...riddle }: Riddle, event: DomainEvent): Promise<boolean> => {
      try {
        await model.create({ _id: date, ...riddle, ...outboxOf(event) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Marks a riddle as released and adds the event. False when it already was released. */
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
     * Deletes a riddle that was made for another word, so that it is generated again; but not while its event is
     * unpublished, since the event would be lost. Returns whether it was deleted.
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
