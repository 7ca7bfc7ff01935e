import { isDoc, type Value } from "./value.ts";
import { fail } from "../errors.ts";

/** Is filled by a match: the position of the matching element in the outermost array on the path. */
export type Details = { position?: number };

export type Test = (value: Value | undefined, details?: Details) => boolean;

/** Fails for a name that starts with `$`. */
export function rejectDollarName(name: string): void {
  if (name.startsWith("$"))
    fail(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
}

const index = /^(0|[1-9]\d*)$/;

export const isIndex = (name: string | undefined): name is string => name !== undefined && index.test(name);

/**
 * Returns true if any value at the path passes the test. Arrays on the path are entered by position and element by
 * element. With `expand`, the elements of an array at the end of the path are tested too.
 */
export function someValue(
  value: Value | undefined,
  path: readonly string[],
  expand: boolean,
  test: Test,
  details?: Details,
  depth = 0,
): boolean {
  const name = path[depth];
  if (name === undefined) {
    if (expand && Array.isArray(value) && someElement(value, test, details)) return true;
    return test(value, details);
  }
  if (isDoc(value)) return someValue(value.get(name), path, expand, test, details, depth + 1);
  if (!Array.isArray(value)) return test(undefined, details);
  if (isIndex(name) && Number(name) < value.length) {
    if (someValue(value[Number(name)], path, expand, test, details, depth + 1)) return true;
  }
  return someElement(
    value,
    (item) => isDoc(item) && someValue(item, path, expand, test, details, depth),
    details,
  );
}

function someElement(items: readonly Value[], test: Test, details?: Details): boolean {
  for (const [position, item] of items.entries()) {
    if (!test(item, details)) continue;
    if (details) details.position = position;
    return true;
  }
  return false;
}
