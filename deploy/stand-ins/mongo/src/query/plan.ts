import { invert, keyOf, same, typeOrder } from "../bson/key.ts";
import { type Doc, isNumber, toNumber, type Value } from "../bson/value.ts";
import type { Collection, Index } from "../store/catalog.ts";
import type { Range } from "../store/reader.ts";
import { conjuncts, type Field, type Filter } from "./filter.ts";
import type { KeyPattern } from "../bson/document-keys.ts";
import { isIndex } from "../bson/path.ts";

/** Index scans that find all documents that may match. `sorted`: they yield them in the order of the sort. */
export type Plan = { scans: { index: Index; range: Range }[]; sorted: boolean };

const maxRanges = 2000;
/** Sorts after every key. */
const top = Buffer.of(0xff);
/** Chooses the best index for a query and its sort. Returns undefined if the collection has to be scanned. */
export function choosePlan(collection: Collection, filter: Filter, sort: KeyPattern): Plan | undefined {
  const fields = conjuncts(filter);
  let best: { plan: Plan; score: number } | undefined;
  for (const index of collection.indexes) {
    if (!isUsable(index, fields)) continue;
    const candidate = planFor(index, fields, sort);
    if (candidate.score > (best?.score ?? 0)) best = candidate;
  }
  return best?.plan ?? unionPlan(collection, filter);
}

/** Returns the scans of all branches of an `$or`, if each branch has an index. */
function unionPlan(collection: Collection, filter: Filter): Plan | undefined {
  const parts = filter.kind === "and" ? filter.parts : [filter];
  for (const part of parts) {
    if (part.kind !== "or") continue;
    const plans = part.parts.map((branch) => choosePlan(collection, branch, []));
    const scans = plans.flatMap((plan) => plan?.scans ?? []);
    if (plans.every((plan) => plan !== undefined)) return { scans, sorted: false };
  }
  return undefined;
}

/** A sparse index is usable only if it contains every document that may match. */
function isUsable(index: Index, fields: readonly Field[]): boolean {
  if (index.pattern.some(({ path }) => path.some((part) => isIndex(part)))) return false;
  return !index.sparse || index.pattern.some(({ path }) => requiresValue(fields, path.join(".")));
}

/** Every operator on a field requires that it exists, unless null is an operand. */
const requiresValue = (fields: readonly Field[], path: string): boolean =>
  fields.some((field) => field.path === path && !mayBeAbsent(field));

const mayBeAbsent = ({ operator, operand }: Field): boolean =>
  operand === null || (operator === "$in" && Array.isArray(operand) && operand.includes(null));

function planFor(index: Index, fields: readonly Field[], sort: KeyPattern): { plan: Plan; score: number } {
  let prefixes = [Buffer.alloc(0)];
  let used = 0;
  for (const { path, direction } of index.pattern) {
    const keys = equalKeys(fields, path.join("."), direction);
    if (!keys || keys.length * prefixes.length > maxRanges) break;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
    used += 1;
  }
  const next = index.pattern[used];
  const bounds = next && rangeKeys(fields, next.path.join("."), next.direction, index.multikey);
  const order =
    sort.length > 0 && prefixes.length === 1 ? orderOf(index, used, sort, bounds !== undefined) : undefined;
  const scans = prefixes.map((prefix) => ({
    index,
    range: {
      from: Buffer.concat([prefix, bounds?.from ?? Buffer.alloc(0)]),
      to: Buffer.concat([prefix, bounds?.to ?? top]),
      reverse: order === -1,
    },
  }));
  const exact = index.unique && used === index.pattern.length ? 2 : 0;
  const score = used * 4 + exact + (bounds ? 2 : 0) + (order ? 1 : 0);
  return { plan: { scans, sorted: order !== undefined }, score };
}

function equalKeys(fields: readonly Field[], path: string, direction: number): Buffer[] | undefined {
  for (const field of fields) {
    if (field.path !== path) continue;
    const operands =
      field.operator === "$eq" ? [field.operand] : field.operator === "$in" ? field.operand : undefined;
    if (!Array.isArray(operands) || operands.some((value) => Array.isArray(value))) continue;
    const keys = new Map(operands.map((value) => [keyOf(value).toString("latin1"), value]));
    return [...keys.values()].map((value) => inDirection(keyOf(value), direction));
  }
  return undefined;
}

const inDirection = (key: Buffer, direction: number) => (direction < 0 ? invert(key) : key);

/** Returns the bounds of comparisons with a field. Of a field with several keys only one bound may be used. */
function rangeKeys(fields: readonly Field[], path: string, direction: number, multikey: boolean) {
  let from: Buffer | undefined;
  let to: Buffer | undefined;
  let type: number | undefined;
  for (const { path: at, operator, operand } of fields) {
    if (at !== path || !["$gt", "$gte", "$lt", "$lte"].includes(operator) || !canBound(operand)) continue;
    if (type !== undefined && (multikey || type !== typeOrder(operand))) continue;
    type = typeOrder(operand);
    const key = inDirection(keyOf(operand), direction);
    const lower = operator.startsWith("$g") === direction > 0;
    const isExclusiveStart = (operator === "$gt" && direction > 0) || (operator === "$lt" && direction < 0);
    if (lower) from ??= isExclusiveStart ? Buffer.concat([key, top]) : key;
    else {
      const inclusive = operator.endsWith("e");
      to ??= inclusive ? Buffer.concat([key, top]) : key;
    }
  }
  if (type === undefined) return undefined;
  const first = direction > 0 ? type : ~type & 0xff;
  return { from: from ?? Buffer.of(first), to: to ?? Buffer.of(first + 1) };
}

const canBound = (operand: Value): boolean =>
  operand !== null && !Array.isArray(operand) && !(isNumber(operand) && Number.isNaN(toNumber(operand)));

/** Returns 1 or -1 if the index in forward or backward direction has the order of the sort. */
function orderOf(index: Index, used: number, sort: KeyPattern, bounded: boolean): number | undefined {
  if (index.multikey && bounded) return undefined;
  const name = (path: readonly string[]) => path.join(".");
  const fixed = index.multikey ? [] : index.pattern.slice(0, used).map(({ path }) => name(path));
  const remaining = sort.filter(({ path }) => !fixed.includes(name(path)));
  const turn =
    remaining[0] && index.pattern[used] ? remaining[0].direction * index.pattern[used].direction : 1;
  const fits = remaining.every(({ path, direction }, at) => {
    const field = index.pattern[used + at];
    return field && name(field.path) === name(path) && field.direction * direction === turn;
  });
  return fits ? turn : undefined;
}

/** Returns true if the key pattern of an index equals `key`, including the order of its fields. */
export const samePattern = (index: Index, key: Doc): boolean => same(index.spec.get("key"), key);
