import { datedRiddleSchema, latestRiddleSchema } from "@wordlehint/contracts";
import {
  toShownDatedRiddle,
  toShownRiddle,
  type ShownDatedRiddle,
  type ShownRiddle,
} from "../../../lib/shown-riddle.ts";

/** @throws {ZodError} when `response` is not what `GET /api/riddle/latest` promises. */
export function parseRiddle(response: unknown): ShownRiddle {
  return toShownRiddle(latestRiddleSchema.parse(response));
}

/** @throws {ZodError} when `response` is not what `GET /api/riddle/by-date` promises. */
export function parseDatedRiddle(response: unknown): ShownDatedRiddle {
  return toShownDatedRiddle(datedRiddleSchema.parse(response));
}
