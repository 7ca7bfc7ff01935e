import { stegaClean } from "@sanity/client/stega";

/**
 * Removes the invisible characters by which a click in a preview finds its field in the studio. Only visible text may
 * have them: no attribute, file, or text for machines.
 */
export function unmarked<Value>(value: Value): Value {
  return stegaClean(value) as Value;
}
