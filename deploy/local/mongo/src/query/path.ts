import { isDoc, type Value } from "../bson/value.ts";

/** Filled in by a match: the position, in the outermost array on the path, of the element that matched. */
export type Details = { position?: number };

export type Test = (value: Value | undefined, details?: Details) => boolean;

const index = /^(0|[1-9]\d*)$/;

export const isIndex = (name: string | undefined): name is string => name !== undefined && index.test(name);

/**
 * Whether some value that MongoDB finds under the path passes the test: arrays on the way are entered by
 * position and element by element. With `expand`, an array at the end offers its elements, too.
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

/** Whether some element passes; notes its position. */
export function someElement(items: readonly Value[], test: Test, details?: Details): boolean {
  for (const [position, item] of items.entries()) {
    if (!test(item, details)) continue;
    if (details) details.position = position;
    return true;
  }
  return false;
}

/** The value at a path that enters no array, as for the shard of a document that is set by the path. */
export function valueAt(root: Value, path: readonly string[]): Value | undefined {
  let value: Value | undefined = root;
  for (const name of path) value = isDoc(value) ? value.get(name) : undefined;
  return value;
}
