import { opcode } from "./opcodes.ts";
import type { RawPatch } from "./raw-patch.ts";

const isHighSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/**
 * Encodes how to build `right` from the prefix and suffix that it shares with `left`. Undefined if it shares neither.
 * Offsets count UTF-8 bytes. Lone surrogates are not encoded, since decoders disagree about their length.
 */
export function encodeString(left: string, right: string): RawPatch | undefined {
  if (right === "" || !left.isWellFormed() || !right.isWellFormed()) return undefined;
  const prefix = commonPrefix(left, right);
  const suffix = commonSuffix(left, right, prefix);
  if (prefix === 0 && suffix === 0) return undefined;
  const patch: RawPatch = [];
  if (prefix > 0) patch.push(opcode.stringAppendSlice, 0, Buffer.byteLength(left.slice(0, prefix)));
  const middle = right.slice(prefix, right.length - suffix);
  if (middle !== "") patch.push(opcode.stringAppendString, middle);
  if (suffix > 0) {
    const end = Buffer.byteLength(left);
    patch.push(opcode.stringAppendSlice, end - Buffer.byteLength(left.slice(left.length - suffix)), end);
  }
  return patch;
}

function commonPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length > 0 && isHighSurrogate(a, length - 1) ? length - 1 : length;
}

function commonSuffix(a: string, b: string, prefix: number): number {
  const most = Math.min(a.length, b.length) - prefix;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++;
  return length > 0 && isLowSurrogate(a, a.length - length) ? length - 1 : length;
}
