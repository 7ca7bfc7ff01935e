import type { Result } from "@wordlehint/contracts";
import { resultsIn } from "../../../lib/results.ts";

/** Returns the results in the stored text; none if it is malformed. */
export function storedResults(stored: string | null): readonly Result[] {
  if (stored === null) return [];
  try {
    return resultsIn(JSON.parse(stored));
  } catch {
    return [];
  }
}
