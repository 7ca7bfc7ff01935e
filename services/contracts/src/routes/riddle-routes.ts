import { defineRoute } from "../route.ts";
import {
  checkTextResponseSchema,
  editorsTextSchema,
  latestRiddleQuerySchema,
  latestRiddleSchema,
} from "../riddle.ts";

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

/**
 * `POST /internal/check-text`, for the gateway alone, which calls it on behalf of editors: anyone else could use
 * it to find coming answers by trying words.
 */
export const checkTextContract = defineRoute({
  method: "post",
  path: "/internal/check-text",
  summary: "Whether a text names an answer that is still locked",
  body: editorsTextSchema,
  // Every character of the longest text may be written as an escape of six bytes.
  maxBodyBytes: 640 * 1024,
  response: { status: 200, description: "Whether the text may be published", body: checkTextResponseSchema },
  errors: ["unavailable"],
});

/** The riddle service's routes. */
export const riddleRoutes = [getLatestRiddleContract, checkTextContract] as const;
