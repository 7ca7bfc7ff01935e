import type { PuzzleDate, Result } from "@wordlehint/contracts";
import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import { failedGuesses, resultId, resultModel, type ResultDocument } from "./result-model.ts";

export type ResultStore = ReturnType<typeof createResultStore>;

type ErasedPlayer = { _id: string; expiresAt: Date };

/** Longer than a token of a deleted account could last. */
const rememberedMs = 31 * 24 * 3_600_000;
const maxTries = 10;

/** Players' results, one document for each player and date. */
export function createResultStore(connection: Connection) {
  const model = resultModel(connection);
  const erasedSchema = new Schema<ErasedPlayer>(
    { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
    { collection: "erasedPlayers", versionKey: false },
  );
  erasedSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const erased = connection.model<ErasedPlayer>("ErasedPlayer", erasedSchema);

  return {
    /** A player's results in order of date, from a date to another, by default all. */
    list: async (
      userId: string,
      { from, to }: { from?: PuzzleDate; to?: PuzzleDate } = {},
    ): Promise<Result[]> => {
      const date = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
      const found = await model
        .find(
          { userId, ...(Object.keys(date).length > 0 && { date }), guesses: { $ne: null } },
          { _id: 0, date: 1, guesses: 1 },
        )
        .sort({ date: 1 })
        .lean();
      return found.map(toResult);
    },

    /** The result of a date: null for one that was taken back, undefined if there never was one. */
    find: async (userId: string, date: PuzzleDate): Promise<Result | null | undefined> => {
      const found = await model.findById(resultId(userId, date), { _id: 0, date: 1, guesses: 1 }).lean();
      if (!found) return undefined;
      return found.guesses === null ? null : toResult(found);
    },

    /** Everything that is stored about a player, in order of date. */
    listAll: (userId: string): Promise<ResultDocument[]> => model.find({ userId }).sort({ date: 1 }).lean(),

    /** Sets a result. Nothing is written when it was so before. */
    set: async (userId: string, result: Result, changedAt: Date): Promise<void> => {
      const { date } = result;
      const guesses = result.guesses ?? failedGuesses;
      const _id = resultId(userId, date);
      for (let tries = 0; tries < maxTries; tries++) {
        try {
          const $set = { userId, date, guesses, changedAt };
          await model.updateOne({ _id, guesses: { $ne: guesses } }, { $set }, { upsert: true });
          return;
        } catch (error) {
          // The result is there: it is either the same one, or was added by another request meanwhile.
          if (!isDuplicateKey(error)) throw error;
          const known = await model.findById(_id, { guesses: 1 }).lean();
          if (known?.guesses === guesses) return;
        }
      }
      throw new Error("a result was changed by others too often");
    },

    /** Takes a result back, if there is one. */
    remove: async (userId: string, date: PuzzleDate, changedAt: Date): Promise<void> => {
      const filter = { _id: resultId(userId, date), guesses: { $ne: null } };
      await model.updateOne(filter, { $set: { guesses: null, changedAt } });
    },

    /** Adds results of dates that have none. */
    addMissing: async (userId: string, results: readonly Result[], changedAt: Date): Promise<void> => {
      if (results.length === 0) return;
      const writes = results.map(({ date, guesses }) => ({
        updateOne: {
          filter: { _id: resultId(userId, date), guesses: null },
          update: { $set: { userId, date, guesses: guesses ?? failedGuesses, changedAt } },
          upsert: true,
        },
      }));
      try {
        await model.bulkWrite(writes, { ordered: false });
      } catch (error) {
        // Another request has set one of them meanwhile; the others are saved.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /**
     * Removes everything about a player. Remembers it for as long as the player's tokens could last, since a request may
     * be in progress: see `isErased`.
     */
    erase: async (userId: string, now: Date): Promise<void> => {
      const expiresAt = new Date(now.getTime() + rememberedMs);
      await erased.updateOne({ _id: userId }, { $set: { expiresAt } }, { upsert: true });
      await model.deleteMany({ userId });
    },

    /** Asked after each write, so that none outlives the removal of a player at the same time. */
    isErased: async (userId: string): Promise<boolean> =>
      (await erased.findById(userId, { _id: 1 }).lean()) !== null,
  };
}

const toResult = ({ date, guesses }: Pick<ResultDocument, "date" | "guesses">): Result => ({
  date,
  guesses: guesses === failedGuesses ? null : guesses,
});
