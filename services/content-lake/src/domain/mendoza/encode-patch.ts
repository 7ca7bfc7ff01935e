import { isRecord } from "../document.ts";
import { encodeArray, type EncodeInner } from "./encode-array.ts";
import { encodeString } from "./encode-string.ts";
import { deepEqual } from "./deep-equal.ts";
import { opcode } from "./opcodes.ts";
import { push, type RawPatch } from "./raw-patch.ts";

/**
 * Encodes a patch from `left` to `right` in Mendoza's format (github.com/sanity-io/mendoza). It reuses unchanged parts,
 * so that a reader can tell who wrote which part. `null` stands for no document.
 */
export function encodePatch(left: unknown, right: unknown): RawPatch {
  if (deepEqual(left, right)) return [];
  if (isRecord(left) && isRecord(right)) return encodeObject(left, right);
  return [opcode.value, right];
}

/** Encodes how to turn a copy of `left` into `right`. Fields of `left` are numbered in sorted order. */
function encodeObject(left: Record<string, unknown>, right: Record<string, unknown>): RawPatch {
  const patch: RawPatch = [];
  Object.keys(left)
    .sort()
    .forEach((name, index) => {
      if (!Object.hasOwn(right, name)) patch.push(opcode.objectDeleteField, index);
      else if (!deepEqual(left[name], right[name]))
        push(patch, encodeField(name, index, left[name], right[name]));
    });
  for (const [name, value] of Object.entries(right)) {
    if (!Object.hasOwn(left, name)) patch.push(opcode.objectSetFieldValue, value, name);
  }
  return patch;
}

function encodeField(name: string, index: number, left: unknown, right: unknown): RawPatch {
  const inner = encodeInner(left, right);
  if (!inner) return [opcode.objectSetFieldValue, right, name];
  const begin = inner.isCopy ? opcode.pushFieldCopy : opcode.pushFieldBlank;
  return [begin, index, ...inner.patch, opcode.returnIntoObjectSameKeyPop];
}

const encodeInner: EncodeInner = (left, right) => {
  if (isRecord(left) && isRecord(right)) return { isCopy: true, patch: encodeObject(left, right) };
  // Building from scratch without any instruction results in null, so empty arrays and strings are sent as values.
  if (Array.isArray(left) && Array.isArray(right) && right.length > 0) {
    return { isCopy: false, patch: encodeArray(left, right, encodeInner) };
  }
  if (typeof left !== "string" || typeof right !== "string") return undefined;
  const patch = encodeString(left, right);
  return patch && { isCopy: false, patch };
};
