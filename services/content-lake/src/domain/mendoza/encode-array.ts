import { isRecord } from "../document.ts";
import { deepEqual } from "./deep-equal.ts";
import { opcode } from "./opcodes.ts";
import { push, type RawPatch } from "./raw-patch.ts";

/** Decoders pass the items of a slice as arguments of one call. */
const maxSliceLength = 10_000;

/** Encodes how to build a value from the previous one, as a copy or from scratch. Undefined if they share nothing. */
export type EncodeInner = (left: unknown, right: unknown) => { isCopy: boolean; patch: RawPatch } | undefined;

/** Encodes how to build `right` from scratch, reusing items of `left` where possible, whose changes `encodeInner` encodes. */
export function encodeArray(
  left: readonly unknown[],
  right: readonly unknown[],
  encodeInner: EncodeInner,
): RawPatch {
  const patch: RawPatch = [];
  const placeOf = placesIn(left);
  let run: { from: number; to: number } | undefined;
  const endRun = () => {
    if (run) patch.push(opcode.arrayAppendSlice, run.from, run.to);
    run = undefined;
  };
  right.forEach((item, index) => {
    const place = placeOf(item, run?.to ?? index) ?? unkeyedPlace(left, item, index);
    if (place !== undefined && deepEqual(left[place], item)) {
      if (run?.to !== place || run.to - run.from === maxSliceLength) endRun();
      run = { from: run?.from ?? place, to: place + 1 };
      return;
    }
    endRun();
    push(patch, encodeElement(item, place, place === undefined ? undefined : encodeInner(left[place], item)));
  });
  endRun();
  return patch;
}

function encodeElement(item: unknown, place: number | undefined, inner: ReturnType<EncodeInner>): RawPatch {
  if (!inner) return [opcode.arrayAppendValue, item];
  const begin = inner.isCopy ? opcode.pushElementCopy : opcode.pushElementBlank;
  return [begin, place, ...inner.patch, opcode.returnIntoArrayPop];
}

/** Finds an item in `left`: by its `_key`, else an equal one; preferably at the expected index. */
function placesIn(left: readonly unknown[]): (item: unknown, expected: number) => number | undefined {
  const places = new Map<string, number>();
  left.forEach((item, index) => {
    const identity = identityOf(item);
    if (!places.has(identity)) places.set(identity, index);
  });
  return (item, expected) => {
    const identity = identityOf(item);
    const isThere = expected < left.length && identityOf(left[expected]) === identity;
    return isThere ? expected : places.get(identity);
  };
}

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === "string" ? item._key : undefined;

function identityOf(item: unknown): string {
  const key = keyOf(item);
  return key === undefined ? `=${JSON.stringify(item)}` : `#${key}`;
}

/** Without keys, the item at the same index counts as the same item, changed. */
function unkeyedPlace(left: readonly unknown[], item: unknown, index: number): number | undefined {
  if (index >= left.length || keyOf(item) !== undefined || keyOf(left[index]) !== undefined) return undefined;
  return index;
}
