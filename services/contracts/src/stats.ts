import * as z from "zod/mini";
import { helpedLevels } from "./helped.ts";
import { puzzleDateSchema } from "./puzzle-date.ts";

/** In how many guesses a player solved the puzzle of a date, 1 to 6; null when the player failed. */
const guessesSchema = z.nullable(z.int().check(z.gte(1), z.lte(6)));

/** Missing in results from before it was recorded. */
const helpedSchema = z.optional(z.enum(helpedLevels));

/** A player's result of a puzzle date. */
export const resultSchema = z.object({
  date: puzzleDateSchema,
  guesses: guessesSchema,
  helped: helpedSchema,
});
/** A parsed result. */
export type Result = z.infer<typeof resultSchema>;

/** Body of `PUT /api/stats`: sets the result of a date, or takes it back with `result: null`. */
export const setResultSchema = z.object({
  date: puzzleDateSchema,
  result: z.nullable(z.object({ guesses: guessesSchema, helped: helpedSchema })),
});

/**
 * Body of `POST /api/stats/merge`: a visitor's results. Left out are those of dates that have one already, and of dates that can't have one, which a wrong clock may have
 * made.
 */
export const mergeResultsSchema = z.object({ results: z.array(resultSchema).check(z.maxLength(5000)) });

/** Query of the routes of stats: the streak is counted back from the latest puzzle date in this zone. */
export const statsQuerySchema = z.object({ tz: z.optional(z.string().check(z.maxLength(64))) });

/** Query of `GET /api/stats/results`: results from a date to another, both included. */
export const resultsQuerySchema = z.object({ from: puzzleDateSchema, to: puzzleDateSchema });
/** Body of `GET /api/stats/results`, in order of date. */
export const resultsSchema = z.array(resultSchema);

const count = z.int().check(z.gte(0));

/** A player's statistics; see `playerStats`. */
export const statsSchema = z.object({
  played: count,
  riddlesSolved: count,
  currentStreak: count,
  bestStreak: count,
  /** Solved of played in per cent, rounded; null before the first result. */
  successRate: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  /** The number of games solved in 1, 2, … 6 guesses. */
  distribution: z.array(count).check(z.length(6)),
  lastSolvedDate: z.nullable(puzzleDateSchema),
  /** The number of games solved from the riddle alone, and the streaks of such games. */
  fromRiddle: z.object({ solved: count, currentStreak: count, bestStreak: count }),
});
/** Parsed stats. */
export type Stats = z.infer<typeof statsSchema>;
