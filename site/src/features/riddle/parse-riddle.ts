import { latestRiddleSchema } from "@wordlehint/contracts";
import { toShownRiddle, type ShownRiddle } from "../../lib/shown-riddle.ts";

/** @throws {ZodError} when `response` is not what `GET /api/riddle/latest` promises. */
export function parseRiddle(response: unknown): ShownRiddle {
  return toShownRiddle(latestRiddleSchema.parse(response));
}
