import { stegaClean } from "@sanity/client/stega";

/**
 * Returns a text of the content without the invisible characters that lead a click in a preview to its field in the
 * studio. They may stand in visible text alone, not in attributes, files and what machines read.
 */
export function unmarked<Value>(value: Value): Value {
  return stegaClean(value) as Value;
}
