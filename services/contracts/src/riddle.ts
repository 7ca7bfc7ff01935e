import * as z from "zod/mini";
import { puzzleDateSchema } from "./puzzle-date.ts";

/** The automatic hint bullets (specification, section 9). They are true of the answer and don't name it. */
export const hintFactsSchema = z.object({
  wordLength: z.int().check(z.gte(1)),
  vowelCount: z.int().check(z.gte(0)),
  hasRepeatedLetter: z.boolean(),
  startsWith: z.enum(["vowel", "consonant"]),
});
export type HintFacts = z.infer<typeof hintFactsSchema>;

/** Query of `GET /api/riddle/latest`. A zone that the runtime does not know counts as none. */
export const latestRiddleQuerySchema = z.object({ tz: z.optional(z.string().check(z.maxLength(64))) });

/** Body of `GET /api/riddle/latest`. `word` is null until `answerAvailableAt`. */
export const latestRiddleSchema = z.object({
  id: z.string(),
  date: puzzleDateSchema,
  puzzleNumber: z.int(),
  /** IANA zone that the answer was made for. */
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
export type LatestRiddle = z.infer<typeof latestRiddleSchema>;

/** Body of `POST /api/riddle/check-text`: a text that is to be published. */
export const checkTextRequestSchema = z.object({ text: z.string().check(z.maxLength(100_000)) });
export type CheckTextRequest = z.infer<typeof checkTextRequestSchema>;

/** Its answer. `reason` is for the editor and tells neither the answer nor its date. */
export const checkTextAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.string().check(z.minLength(1)) }),
]);
export type CheckTextAnswer = z.infer<typeof checkTextAnswerSchema>;
