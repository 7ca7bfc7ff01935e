import { latestRiddleSchema } from "@wordlehint/contracts";
import { readJson } from "../../lib/request.ts";
import { toShownRiddle, type ShownRiddle } from "../../lib/shown-riddle.ts";

/** The API's latest riddle of a zone. To be loaded late: most visits are shown the rendered one. */
export async function fetchRiddle(zone: string): Promise<ShownRiddle> {
  return toShownRiddle(
    await readJson(`/api/riddle/latest?tz=${encodeURIComponent(zone)}`, latestRiddleSchema),
  );
}
