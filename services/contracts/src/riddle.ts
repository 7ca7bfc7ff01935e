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
