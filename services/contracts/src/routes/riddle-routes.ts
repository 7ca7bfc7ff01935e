import { calendarPath, feedPath } from "../page-address.ts";
import { personalDataContract } from "../personal-data.ts";
import { defineRoute } from "../route.ts";
import {
  checkedMailSchema,
  checkMailSchema,
  checkTextResponseSchema,
  datedRiddleQuerySchema,
  datedRiddleSchema,
  editorsTextSchema,
  guessedSchema,
  guessSchema,
  hintQuerySchema,
  hintSchema,
  latestRiddleQuerySchema,
  latestRiddleSchema,
  letterQuerySchema,
  letterSchema,
  pastAnswerQuerySchema,
  previousRiddlesQuerySchema,
  previousRiddlesSchema,
  revealAnswerQuerySchema,
  revealedAnswerSchema,
  riddleNotesSchema,
  riddleReviewSchema,
} from "../riddle.ts";
import {
  mergeResultsSchema,
  resultsQuerySchema,
  resultsSchema,
  setResultSchema,
  statsQuerySchema,
  statsSchema,
} from "../stats.ts";

/** `GET /api/riddle/latest`: the riddle of the puzzle date that is current in a time zone. */
export const getLatestRiddleContract = defineRoute({
  method: "get",
  path: "/api/riddle/latest",
  summary: "The latest riddle released in a time zone",
  query: latestRiddleQuerySchema,
  response: {
    status: 200,
    description: "The riddle; `word` is null until its answer is available",
    body: latestRiddleSchema,
  },
  errors: ["unavailable"],
});

/** `GET /api/riddle/previous`: earlier riddles by month. The header `Link` names the month before, `rel="next"`. */
export const getPreviousRiddlesContract = defineRoute({
  method: "get",
  path: "/api/riddle/previous",
  summary: "The riddles of a month before the latest one, the newest first",
  query: previousRiddlesQuerySchema,
  response: {
    status: 200,
    description: "The riddles; each `word` is null until its answer is available",
    body: previousRiddlesSchema,
  },
  errors: ["unavailable"],
});

/** `GET /api/riddle/feed`: the latest riddles for feed readers. */
export const getFeedContract = defineRoute({
  method: "get",
  path: feedPath,
  summary: "The riddles of the last thirty days as RSS",
  query: latestRiddleQuerySchema,
  response: { status: 200, description: "An RSS 2.0 feed", mediaType: "application/rss+xml" },
  errors: ["unavailable"],
});

/** `GET /api/riddle/calendar.ics`: the latest riddles, and the next days, for calendars. */
export const getCalendarContract = defineRoute({
  method: "get",
  path: calendarPath,
  summary: "The riddles of the last thirty days, and the numbers of the next seven, as a calendar",
  query: latestRiddleQuerySchema,
  response: { status: 200, description: "A calendar (RFC 5545)", mediaType: "text/calendar" },
  errors: ["unavailable"],
});

/** `GET /api/riddle/calendar`: the same, at the address that older calendars follow. */
export const getOldCalendarContract = defineRoute({
  ...getCalendarContract,
  path: "/api/riddle/calendar",
  summary: "The same calendar at its former address",
});

/** `GET /api/riddle/by-date`: a riddle that is released in a time zone. */
export const getRiddleByDateContract = defineRoute({
  method: "get",
  path: "/api/riddle/by-date",
  summary: "The riddle of a date",
  query: datedRiddleQuerySchema,
  response: {
    status: 200,
    description: "The riddle; `word` is null until its answer is available",
    body: datedRiddleSchema,
  },
  errors: ["not_found", "unavailable"],
});

/** `GET /api/riddle/hint`: one hint a call, so that a page never holds one that wasn't asked for. */
export const getHintContract = defineRoute({
  method: "get",
  path: "/api/riddle/hint",
  summary: "One of the graded hints of a released riddle",
  query: hintQuerySchema,
  response: { status: 200, description: "The hint", body: hintSchema },
  errors: ["not_found", "unavailable"],
});

/** `GET /api/riddle/letter`: one letter a call, so that a page never holds one that wasn't asked for. */
export const getLetterContract = defineRoute({
  method: "get",
  path: "/api/riddle/letter",
  summary: "One letter of the answer of a released riddle",
  query: letterQuerySchema,
  response: { status: 200, description: "The letter", body: letterSchema },
  errors: ["not_found", "unavailable"],
});

/** `GET /api/riddle/reveal-answer`: the answer, from the next release in the zone on. */
export const revealAnswerContract = defineRoute({
  method: "get",
  path: "/api/riddle/reveal-answer",
  summary: "The answer of a released riddle, once it is available",
  query: revealAnswerQuerySchema,
  response: {
    status: 200,
    description: "The answer, or null and when it can be had",
    body: revealedAnswerSchema,
  },
  errors: ["not_found", "unavailable"],
});

/**
 * `POST /api/riddle/guess`: whether a word is the answer, and nothing else. A word that isn't in the game's list is
 * refused and costs no try.
 */
export const guessContract = defineRoute({
  method: "post",
  path: "/api/riddle/guess",
  summary: "Guess the answer of a released riddle, six times a day",
  body: guessSchema,
  response: { status: 200, description: "Right or not, and the tries that are left", body: guessedSchema },
  errors: ["not_found", "too_many_requests", "unavailable"],
});

/** `GET /api/riddle/notes`: why each line of a riddle fits its word. */
export const getNotesContract = defineRoute({
  method: "get",
  path: "/api/riddle/notes",
  summary: "The notes on a riddle's lines, once its answer is available",
  query: pastAnswerQuerySchema,
  response: {
    status: 200,
    description: "The notes, or null and when they can be had",
    body: riddleNotesSchema,
  },
  errors: ["not_found", "unavailable"],
});

/** `GET /api/riddle/review`: meaning, openers, letters and players' results of an answer. */
export const getReviewContract = defineRoute({
  method: "get",
  path: "/api/riddle/review",
  summary: "What there is to say about an answer, once it is available",
  query: pastAnswerQuerySchema,
  response: { status: 200, description: "The review; null before its time", body: riddleReviewSchema },
  errors: ["not_found", "unavailable"],
});

/** `GET /api/stats`: what follows from a player's results. */
export const getStatsContract = defineRoute({
  method: "get",
  path: "/api/stats",
  auth: "player",
  summary: "Streaks, success rate and distribution of the signed-in player",
  query: statsQuerySchema,
  response: { status: 200, description: "The stats", body: statsSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `PUT /api/stats`: sets the player's result of a date that is released somewhere. */
export const setResultContract = defineRoute({
  method: "put",
  path: "/api/stats",
  auth: "player",
  summary: "Set or take back the result of a puzzle date",
  query: statsQuerySchema,
  body: setResultSchema,
  response: { status: 200, description: "The stats with the result", body: statsSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `GET /api/stats/results`: a player's results between two dates. */
export const getResultsContract = defineRoute({
  method: "get",
  path: "/api/stats/results",
  auth: "player",
  summary: "The player's results from a date to another",
  query: resultsQuerySchema,
  response: { status: 200, description: "The results in order of date", body: resultsSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `POST /api/stats/merge`: adds the results that a visitor had before signing in. */
export const mergeResultsContract = defineRoute({
  method: "post",
  path: "/api/stats/merge",
  auth: "player",
  summary: "Add results of dates that have none yet",
  query: statsQuerySchema,
  body: mergeResultsSchema,
  maxBodyBytes: 512 * 1024,
  response: { status: 200, description: "The stats with the results", body: statsSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/**
 * `POST /internal/check-text`, which the gateway calls on behalf of editors: anyone else could use it to find coming
 * answers by trying words.
 */
export const checkTextContract = defineRoute({
  method: "post",
  path: "/internal/check-text",
  callers: ["gateway"],
  summary: "Whether a text names an answer that is still locked",
  body: editorsTextSchema,
  // Every character of the longest text may be written as an escape of six bytes.
  maxBodyBytes: 640 * 1024,
  response: { status: 200, description: "Whether the text may be published", body: checkTextResponseSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `POST /internal/check-mail`: of riddles that are released somewhere only. */
export const checkMailContract = defineRoute({
  method: "post",
  path: "/internal/check-mail",
  callers: ["notification"],
  summary: "Whether a mail about a released riddle gives its word away",
  body: checkMailSchema,
  // Every character of the longest texts may be written as an escape of six bytes.
  maxBodyBytes: 256 * 1024,
  response: { status: 200, description: "Whether the mail may be sent", body: checkedMailSchema },
  errors: ["unauthorized", "not_found", "unavailable"],
});

/** The riddle service's routes. */
export const riddleRoutes = [
  getLatestRiddleContract,
  getPreviousRiddlesContract,
  getRiddleByDateContract,
  getFeedContract,
  getCalendarContract,
  getOldCalendarContract,
  getHintContract,
  getLetterContract,
  revealAnswerContract,
  guessContract,
  getNotesContract,
  getReviewContract,
  getStatsContract,
  setResultContract,
  getResultsContract,
  mergeResultsContract,
  personalDataContract,
  checkTextContract,
  checkMailContract,
] as const;
