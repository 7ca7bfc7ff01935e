import type { PuzzleDate, Result } from "@wordlehint/contracts";
import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import { failedGuesses, resultId, resultModel, type ResultDocument } from "./result-model.ts";

export type ResultStore = ReturnType<typeof createResultStore>;

type ErasedPlayer = { _id: string; expiresAt: Date };

/** How players did with a puzzle. */
export type Tally = {
  /** The number of them who solved it in 1, 2, … 6 guesses. */
  distribution: readonly number[];
  failed: number;
  /** Those who solved it and had opened nothing but the riddle. */
  fromRiddle: number;
};

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
        .find({ userId, ...(Object.keys(date).length > 0 && { date }), guesses: { $ne: null } }, shown)
        .sort({ date: 1 })
        .lean();
      return found.map(toResult);
    },

    /** The result of a date: null for one that was taken back, undefined if there never was one. */
    find: async (userId: string, date: PuzzleDate): Promise<Result | null | undefined> => {
      const found = await model.findById(resultId(userId, date), shown).lean();
      if (!found) return undefined;
      return found.guesses === null ? null : toResult(found);
    },

    /** The results of all players on a date, without whose they are. */
    tally: async (date: PuzzleDate): Promise<Tally> => {
      type Group = { _id: number; players: number };
      const [groups, fromRiddle] = await Promise.all([
        model.aggregate<Group>([
          { $match: { date, guesses: { $ne: null } } },
          { $group: { _id: "$guesses", players: { $sum: 1 } } },
        ]),
        model.countDocuments({ date, guesses: { $gt: failedGuesses }, helped: "riddle" }),
      ]);
      const playersWith = (guesses: number) => groups.find(({ _id }) => _id === guesses)?.players ?? 0;
      const distribution = [1, 2, 3, 4, 5, 6].map(playersWith);
      return { distribution, failed: playersWith(failedGuesses), fromRiddle };
    },

    /** Everything that is stored about a player, in order of date. */
    listAll: (userId: string): Promise<ResultDocument[]> => model.find({ userId }).sort({ date: 1 }).lean(),

    /** Sets a result. Nothing is written when it was so before. */
    set: async (userId: string, result: Result, changedAt: Date): Promise<void> => {
      const { date, helped } = result;
      const guesses = result.guesses ?? failedGuesses;
      const _id = resultId(userId, date);
      for (let tries = 0; tries < maxTries; tries++) {
        try {
          const $set = { userId, date, guesses, changedAt, ...(helped && { helped }) };
          const isOther = [{ guesses: { $ne: guesses } }, { helped: { $ne: helped ?? null } }];
          const update = helped ? { $set } : { $set, $unset: { helped: true } };
          await model.updateOne({ _id, $or: isOther }, update, { upsert: true });
          return;
        } catch (error) {
          // The result is there: it is either the same one, or was added by another request meanwhile.
          if (!isDuplicateKey(error)) throw error;
          const known = await model.findById(_id, { guesses: 1, helped: 1 }).lean();
          if (known?.guesses === guesses && known.helped === helped) return;
        }
      }
      throw new Error("a result was changed by others too often");
    },

    /** Takes a result back, if there is one. */
    remove: async (userId: string, date: PuzzleDate, changedAt: Date): Promise<void> => {
      const filter = { _id: resultId(userId, date), guesses: { $ne: null } };
      await model.updateOne(filter, { $set: { guesses: null, changedAt }, $unset: { helped: true } });
    },

    /** Adds results of dates that have none. */
    addMissing: async (userId: string, results: readonly Result[], changedAt: Date): Promise<void> => {
      if (results.length === 0) return;
      const writes = results.map(({ date, guesses, helped }) => ({
        updateOne: {
          filter: { _id: resultId(userId, date), guesses: null },
          update: {
            $set: { userId, date, guesses: guesses ?? failedGuesses, changedAt, ...(helped && { helped }) },
          },
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

const shown = { _id: 0, date: 1, guesses: 1, helped: 1 } as const;

const toResult = ({
  date,
  guesses,
  helped,
}: Pick<ResultDocument, "date" | "guesses" | "helped">): Result => ({
  date,
  guesses: guesses === failedGuesses ? null : guesses,
  ...(helped && { helped }),
});
