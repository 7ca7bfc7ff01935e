import { compoundKey } from "./key.ts";
import { isIndex } from "./path.ts";
import { type Doc, isDoc, isNumber, toNumber, type Value } from "./value.ts";

/** The fields of an index or a sort, in order. A direction is 1 or -1. */
export type KeyPattern = readonly { path: readonly string[]; direction: number }[];

type Cursor = { value: Value | undefined; rest: readonly string[]; final?: boolean };

/** A key of a document in an index, and the values that it consists of. */
export type Key = { key: Buffer; values: (Value | undefined)[] };

/**
 * Returns the keys of a document: several if a field is an array.
 * @throws {ParallelArraysError} when more than one field is an array.
 */
export function keysOf(document: Doc, pattern: KeyPattern): Key[] {
  const directions = pattern.map((field) => field.direction);
  const rows = expand(pattern.map(({ path }) => ({ value: document, rest: path })));
  return rows.map((values) => ({ key: compoundKey(values, directions), values }));
}

/** Converts the key document of an index. */
export function parseKeyPattern(key: Doc): KeyPattern {
  return [...key].map(([name, value]) => ({
    path: name.split("."),
    direction: isNumber(value) && toNumber(value) < 0 ? -1 : 1,
  }));
}

/** Thrown when a compound key would have to expand two different arrays. */
export class ParallelArraysError extends Error {}

function expand(cursors: readonly Cursor[]): (Value | undefined)[][] {
  const walked = cursors.map(walk);
  const array = walked.map(openArray).find((open) => open !== undefined);
  if (!array) return [walked.map(({ value }) => value)];
  if (walked.some((cursor) => ![undefined, array].includes(openArray(cursor))))
    throw new ParallelArraysError();
  const enter = (item: Value) =>
    walked.map((cursor) => (openArray(cursor) === array ? element(item, cursor.rest) : cursor));
  if (array.length > 0) return array.flatMap((item) => expand(enter(item)));
  return [
    walked.map((cursor) => {
      if (openArray(cursor) === undefined) return cursor.value;
      return cursor.rest.length === 0 ? undefined : null;
    }),
  ];
}

const openArray = ({ value, final }: Cursor) => (!final && Array.isArray(value) ? value : undefined);

function element(item: Value, rest: readonly string[]): Cursor {
  if (rest.length === 0) return { value: item, rest, final: true };
  return Array.isArray(item) && !isIndex(rest[0])
    ? { value: null, rest: [], final: true }
    : { value: item, rest };
}

function walk(cursor: Cursor): Cursor {
  if (cursor.final) return cursor;
  let { value } = cursor;
  let rest = cursor.rest;
  for (; rest.length > 0; rest = rest.slice(1)) {
    const name = rest[0];
    if (isDoc(value) && name !== undefined) value = value.get(name) ?? null;
    else if (Array.isArray(value) && isIndex(name) && Number(name) < value.length)
      value = value[Number(name)];
    else if (Array.isArray(value)) return { value, rest };
    else return { value: null, rest: [], final: true };
  }
  return { value, rest };
}
