import type { DomainEvent, PuzzleDate } from "@wordlehint/contracts";
import { isDuplicateKey, outboxOf, pushToOutbox } from "@wordlehint/runtime";
import type { Model } from "mongoose";
import type { Riddle } from "../domain/riddle.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
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

    /** The riddles of that date and earlier ones, in order of date. */
    upTo: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model
        .find({ _id: { $lte: date } }, { outbox: 0 })
        .sort({ _id: 1 })
        .lean();
      return found.map(toRiddle);
    },

    /** The dates up to that one whose riddle's release has not been announced, in order. */
    unreleasedUpTo: async (date: PuzzleDate): Promise<PuzzleDate[]> => {
      const found = await model
        .find({ releasedAt: null, _id: { $lte: date } }, { _id: 1 })
        .sort({ _id: 1 })
        .lean();
      return found.map(({ _id }) => _id);
    },

    find: async (date: PuzzleDate): Promise<Riddle | undefined> => {
      const found = await model.findById(date).lean();
      return found ? toRiddle(found) : undefined;
    },

    /** Counts the riddles before that date. */
    countBefore: (date: PuzzleDate): Promise<number> => model.countDocuments({ _id: { $lt: date } }),

    /** Replaces a riddle that isn't released, and adds the event. False when there is none. */
    replace: async ({ date, ...riddle }: Riddle, event: DomainEvent): Promise<boolean> => {
      const { $set, $push } = pushToOutbox(event);
      const update = { $set: { ...$set, ...riddle }, $push };
      return (await model.updateOne({ _id: date, releasedAt: null }, update)).matchedCount === 1;
    },

    /** The dates from `first` to `last` that have riddles. */
    datesBetween: async (first: PuzzleDate, last: PuzzleDate): Promise<Set<PuzzleDate>> => {
      const found = await model.find({ _id: { $gte: first, $lte: last } }, { _id: 1 }).lean();
      return new Set(found.map(({ _id }) => _id));
    },

    /** The riddles before that date that an earlier version has saved without hints. */
    withoutHintsBefore: async (date: PuzzleDate): Promise<Riddle[]> => {
      const found = await model.find({ _id: { $lt: date }, hints: { $exists: false } }).lean();
      return found.map(toRiddle);
    },

    /** Gives a riddle the hints, the theme and the source that it lacks. Its verse stays as it is. */
    complete: async (date: PuzzleDate, { hints, theme, source }: SourcedText): Promise<void> => {
      await model.updateOne({ _id: date, hints: { $exists: false } }, { $set: { hints, theme, source } });
    },

    /** Saves riddles without events. Dates that have one keep it. */
    addSilently: async (riddles: readonly Riddle[]): Promise<void> => {
      const writes = riddles.map(({ date: _id, ...riddle }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: riddle }, upsert: true },
      }));
      try {
        await model.bulkWrite(writes, { ordered: false });
      } catch (error) {
        // Another replica has saved one of them at the same time; the others are saved.
        if (!isDuplicateKey(error)) throw error;
      }
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
      return (await model.updateOne({ _id: date, releasedAt: null }, update)).matchedCount === 1;
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

function toRiddle(document: RiddleDocument): Riddle {
  const { _id, word, lines, theme = null, hints = null, notes = null, source = "composer", facts } = document;
  const { generatedAt, releasedAt } = document;
  return { date: _id, word, lines, theme, hints, notes, source, facts, generatedAt, releasedAt };
}
