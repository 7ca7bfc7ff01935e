import { show } from "../bson/show.ts";
import { isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { isIndex } from "../bson/path.ts";

const maxPadding = 1_500_000;

/** Returns the value at a path in which array positions are numbers. */
export function read(root: Value, path: readonly string[]): Value | undefined {
  return path.reduce<Value | undefined>(child, root);
}

/** Writes a value at a concrete path. Creates the missing documents on the path. */
export function write(root: Value, path: readonly string[], value: Value): void {
  let parent = root;
  for (const [depth, name] of path.entries()) {
    checkContainer(parent, name, path[depth - 1]);
    const existing = child(parent, name);
    const next = depth === path.length - 1 ? value : (existing ?? new Map<string, Value>());
    if (next !== existing) put(parent, name, next);
    parent = next;
  }
}

/** Fails if the path leads through a scalar, or through a field name of an array. */
export function checkViable(root: Value, path: readonly string[]): void {
  let parent: Value | undefined = root;
  for (const [depth, name] of path.entries()) {
    if (parent === undefined) return;
    checkContainer(parent, name, path[depth - 1]);
    parent = child(parent, name);
  }
}

/** Removes a field. An array element becomes null, so that the others keep their positions. */
export function remove(root: Value, path: readonly string[]): void {
  const parent = read(root, path.slice(0, -1));
  const name = path.at(-1) ?? "";
  if (isDoc(parent)) parent.delete(name);
  else if (Array.isArray(parent) && isIndex(name) && Number(name) < parent.length)
    parent[Number(name)] = null;
}

function child(value: Value | undefined, name: string): Value | undefined {
  if (isDoc(value)) return value.get(name);
  return Array.isArray(value) && isIndex(name) ? value[Number(name)] : undefined;
}

function checkContainer(parent: Value, name: string, parentName = ""): void {
  if (isDoc(parent) || (Array.isArray(parent) && isIndex(name))) return;
  fail("PathNotViable", `Cannot create field '${name}' in element {${parentName}: ${show(parent)}}`);
}

function put(parent: Value, name: string, value: Value): void {
  if (isDoc(parent)) parent.set(name, value);
  if (!Array.isArray(parent)) return;
  const position = Number(name);
  if (position - parent.length > maxPadding) fail("BadValue", "can't backfill more than 1500000 elements");
  while (parent.length < position) parent.push(null);
  parent[position] = value;
}
