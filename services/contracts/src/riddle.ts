import * as z from "zod/mini";
import { puzzleDateSchema } from "./puzzle-date.ts";

/** The automatic hint bullets. They are true of the answer and don't name it. */
export const hintFactsSchema = z.object({
  wordLength: z.int().check(z.gte(1)),
  vowelCount: z.int().check(z.gte(0)),
  hasRepeatedLetter: z.boolean(),
  startsWith: z.enum(["vowel", "consonant"]),
});
/** Parsed hint facts. */
export type HintFacts = z.infer<typeof hintFactsSchema>;

/** Query of `GET /api/riddle/latest`. A zone that the runtime doesn't know counts as none: the home zone. */
export const latestRiddleQuerySchema = z.object({ tz: z.optional(z.string().check(z.maxLength(64))) });

/** Body of `GET /api/riddle/latest`. `word` is null until `answerAvailableAt`. */
export const latestRiddleSchema = z.object({
  id: z.string(),
  date: puzzleDateSchema,
  puzzleNumber: z.int(),
  /** IANA zone that the riddle was selected for. */
  timeZone: z.string(),
  word: z.nullable(z.string()),
  wordLength: z.int(),
  /** The verse, lines separated by a line break. */
  riddle: z.string().check(z.minLength(1)),
  facts: hintFactsSchema,
  /** UTC instants, ISO 8601. */
  releasedAt: z.iso.datetime(),
  answerAvailableAt: z.iso.datetime(),
  nextRiddleAt: z.iso.datetime(),
});
/** The parsed body of `GET /api/riddle/latest`. */
export type LatestRiddle = z.infer<typeof latestRiddleSchema>;

const zone = z.optional(z.string().check(z.maxLength(64)));
const isoMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a month like 2026-11"));

/** A digit of a query. */
const digit = (max: number) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^[1-${max}]$`), `must be a number from 1 to ${max}`)),
    z.transform(Number),
  );

/** The number of graded hints of a riddle, from the vaguest to the strongest. */
export const hintCount = 3;
/** The number of letters of an answer. */
export const answerLength = 5;

/** Body of `GET /api/riddle/by-date`: a released riddle, and its neighbors in the zone. */
export const datedRiddleSchema = z.extend(latestRiddleSchema, {
  /** The riddle's theme, in one to four words that give nothing away. */
  theme: z.nullable(z.string()),
  /** Dates of the riddles before and after; null where there is none that is released. */
  previousDate: z.nullable(puzzleDateSchema),
  nextDate: z.nullable(puzzleDateSchema),
  /** Date of the first riddle that there is; null until it is known. */
  firstDate: z.nullable(puzzleDateSchema),
});
/** A released riddle with its neighbors. */
export type DatedRiddle = z.infer<typeof datedRiddleSchema>;

/** Query of `GET /api/riddle/by-date`. */
export const datedRiddleQuerySchema = z.object({ date: puzzleDateSchema, tz: zone });

/** An item of `GET /api/riddle/previous`. */
export const previousRiddleSchema = z.omit(datedRiddleSchema, {
  timeZone: true,
  previousDate: true,
  nextDate: true,
  firstDate: true,
  nextRiddleAt: true,
});
/** An earlier riddle in a list. */
export type PreviousRiddle = z.infer<typeof previousRiddleSchema>;

/** Body of `GET /api/riddle/previous`: the riddles of a month before the latest one, the newest first. */
export const previousRiddlesSchema = z.array(previousRiddleSchema);

/** Query of `GET /api/riddle/previous`. Without a month it is that of the newest riddle before the latest one. */
export const previousRiddlesQuerySchema = z.object({ month: z.optional(isoMonth), tz: zone });

/** Query and body of `GET /api/riddle/hint`: one of the graded hints, 1 being the vaguest. */
export const hintQuerySchema = z.object({ date: puzzleDateSchema, number: digit(hintCount), tz: zone });
export const hintSchema = z.object({
  number: z.int().check(z.gte(1), z.lte(hintCount)),
  hint: z.string().check(z.minLength(1)),
});
/** A graded hint. */
export type Hint = z.infer<typeof hintSchema>;

/** Query and body of `GET /api/riddle/letter`: one letter of the answer, in lower case; position 1 is the first. */
export const letterQuerySchema = z.object({
  date: puzzleDateSchema,
  position: digit(answerLength),
  tz: zone,
});
export const letterSchema = z.object({ letter: z.string().check(z.regex(/^[a-z]$/)) });

/** Query of `GET /api/riddle/reveal-answer`. Without a date it is the latest one in the zone. */
export const revealAnswerQuerySchema = z.object({ date: z.optional(puzzleDateSchema), tz: zone });
/** Body of `GET /api/riddle/reveal-answer`; `word` is null until `answerAvailableAt`. */
export const revealedAnswerSchema = z.object({
  word: z.nullable(z.string()),
  answerAvailableAt: z.iso.datetime(),
});
/** An answer, or when it can be had. */
export type RevealedAnswer = z.infer<typeof revealedAnswerSchema>;

/** Number of guesses at the word of a riddle that a visitor has on a day. */
export const triesPerDay = 6;

const notesSchema = z.array(z.string().check(z.minLength(1))).check(z.length(4));

/** Body of `POST /api/riddle/guess`: a word that a player takes for a riddle's answer. */
export const guessSchema = z.object({
  date: puzzleDateSchema,
  word: z.string().check(z.regex(/^[a-z]{5}$/i, "must be five letters a to z")),
  tz: zone,
});
/** Response to a guess. It says nothing about single letters, so that it tells no more than asking for them would. */
export const guessedSchema = z.object({
  right: z.boolean(),
  triesLeft: z.int().check(z.gte(0), z.lte(triesPerDay)),
  /** Notes on the four lines of the verse, for a right guess; null also when the riddle has none. */
  notes: z.nullable(notesSchema),
});
/** The outcome of a guess. */
export type Guessed = z.infer<typeof guessedSchema>;

/** Query of `GET /api/riddle/notes` and of `GET /api/riddle/review`. */
export const pastAnswerQuerySchema = z.object({ date: puzzleDateSchema, tz: zone });
/** Body of `GET /api/riddle/notes`: why each line fits the word. Null until `answerAvailableAt`, and when there are none. */
export const riddleNotesSchema = z.object({
  notes: z.nullable(notesSchema),
  answerAvailableAt: z.iso.datetime(),
});
/** The notes on a riddle, or when they can be had. */
export type RiddleNotes = z.infer<typeof riddleNotesSchema>;

/** Number of players' results from which on they are shown together. */
export const minReviewedResults = 20;

/** How players did with a puzzle. */
export const playersReviewSchema = z.object({
  results: z.int().check(z.gte(minReviewedResults)),
  /** Of those who solved it, with two decimals; null when nobody did. */
  averageGuesses: z.nullable(z.number().check(z.gte(1), z.lte(6))),
  /** The number of games solved in 1, 2, … 6 guesses. */
  distribution: z.array(z.int().check(z.gte(0))).check(z.length(6)),
  failed: z.int().check(z.gte(0)),
  /** Players in per cent, rounded, who solved it and had opened nothing but the riddle. */
  fromRiddlePercent: z.int().check(z.gte(0), z.lte(100)),
});
/** How players did with a puzzle. */
export type PlayersReview = z.infer<typeof playersReviewSchema>;

/** Body of `GET /api/riddle/review`: what there is to say about an answer. All of it is null until `answerAvailableAt`. */
export const riddleReviewSchema = z.object({
  answerAvailableAt: z.iso.datetime(),
  word: z.nullable(z.string()),
  /** What the word means: in our own words, whose `kind` is null, then the most frequent senses of WordNet. */
  meaning: z.nullable(
    z.array(
      z.object({ kind: z.nullable(z.enum(["noun", "verb", "adjective", "adverb"])), text: z.string() }),
    ),
  ),
  /** First guesses, with the number of answers that each would have left, the right one included. */
  openers: z.nullable(z.array(z.object({ word: z.string(), left: z.int().check(z.gte(1)) }))),
  /** The word's different letters in its order, with the share of answers in per cent that contain them, one decimal. */
  letters: z.nullable(z.array(z.object({ letter: z.string(), percent: z.number() }))),
  /** Null with fewer than {@link minReviewedResults} results. */
  players: z.nullable(playersReviewSchema),
});
/** What there is to say about an answer. */
export type RiddleReview = z.infer<typeof riddleReviewSchema>;

/** Body of `POST /api/riddle/check-text`: a text to be published. */
export const checkTextRequestSchema = z.object({ text: z.string().check(z.maxLength(100_000)) });

/** Body of `POST /internal/check-text`: the text, and who wants to publish it. */
export const editorsTextSchema = z.object({
  ...checkTextRequestSchema.shape,
  /** The id of the editor or of the robot, by which refusals are counted. */
  editor: z.string().check(z.minLength(1), z.maxLength(128)),
  /** The network address of the request, for the log. */
  client: z.string().check(z.maxLength(128)),
});
/** A parsed request to check an editor's text. */
export type EditorsText = z.infer<typeof editorsTextSchema>;

/**
 * Response to a check of a text: `ok` is null for a text that isn't judged. `reason` is for the editor; it says why and
 * what to do, and names neither the answer nor its date.
 */
export const checkTextResponseSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.string().check(z.minLength(1)) }),
  z.object({ ok: z.null(), reason: z.string().check(z.minLength(1)) }),
]);
/** A parsed response to a check of a text. */
export type CheckTextResponse = z.infer<typeof checkTextResponseSchema>;

const mailPart = z.string().check(z.maxLength(20_000));

/**
 * Body of `POST /internal/check-mail`: the plain text of a mail with the riddle of a date. A mail `withHints` may say as
 * much as its strongest hint.
 */
export const checkMailSchema = z.object({
  date: puzzleDateSchema,
  text: mailPart,
  withHints: z.boolean(),
  /** The same mail without what belongs to the date. What every day's mail says gives no word away. */
  everyday: z.optional(mailPart),
});
/** A parsed request to check a mail. */
export type MailToCheck = z.infer<typeof checkMailSchema>;

/** Response to it: whether the mail may be sent. It doesn't say what is wrong, since that would lead to the word. */
export const checkedMailSchema = z.object({ ok: z.boolean() });
