import { Binary, Double, Int32, Long, ObjectId } from "bson";
import { fail, MongoError, unsupported } from "../errors.ts";
import type { Doc, Value } from "./value.ts";

const maxDepth = 180;

/** Types of BSON that no service stores. */
const refusedTypes: Partial<Record<number, string>> = {
  0x06: "undefined",
  0x0b: "regex",
  0x0c: "dbPointer",
  0x0d: "javascript",
  0x0e: "symbol",
  0x0f: "javascriptWithScope",
  0x11: "timestamp",
  0x13: "decimal",
  0x7f: "maxKey",
  0xff: "minKey",
};

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes the BSON document that starts at `offset`.
 * @throws {MongoError} `InvalidBSON` for malformed input, `NotImplemented` for a type that is refused.
 */
export function decode(bytes: Buffer, offset = 0): Doc {
  try {
    return new Reader(bytes, offset).document(0);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    return invalid(error instanceof Error ? error.message : "unreadable");
  }
}

class Reader {
  private readonly bytes: Buffer;
  private at: number;

  constructor(bytes: Buffer, offset: number) {
    this.bytes = bytes;
    this.at = offset;
  }

  document(depth: number): Doc {
    const fields: Doc = new Map();
    this.elements(depth, (name, value) => fields.set(name, value));
    return fields;
  }

  private array(depth: number): Value[] {
    const items: Value[] = [];
    this.elements(depth, (_name, value) => items.push(value));
    return items;
  }

  private elements(depth: number, add: (name: string, value: Value) => unknown): void {
    if (depth > maxDepth) fail("Overflow", `Document exceeds maximum nested object depth: ${maxDepth}`);
    const start = this.at;
    const size = this.int32();
    if (size < 5 || start + size > this.bytes.length) invalid(`document size ${size}`);
    for (let type = this.byte(); type !== 0; type = this.byte())
      add(this.cstring(), this.value(type, depth + 1));
    if (this.at !== start + size) invalid("the size of a document is wrong");
  }

  private value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return new Double(this.bytes.readDoubleLE(this.skip(8)));
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth);
      case 0x04:
        return this.array(depth);
      case 0x05:
        return this.binary();
      case 0x07:
        return new ObjectId(this.copy(12));
      case 0x08:
        return this.boolean();
      case 0x09:
        return this.date();
      case 0x0a:
        return null;
      case 0x10:
        return new Int32(this.int32());
      case 0x12:
        return this.long();
    }
    const refused = refusedTypes[type];
    return refused ? unsupported(`values of the type ${refused}`) : invalid(`unknown type ${type}`);
  }

  private skip(length: number): number {
    const from = this.at;
    this.at += length;
    if (length < 0 || this.at > this.bytes.length) invalid("a value exceeds the document");
    return from;
  }

  private copy(length: number): Uint8Array {
    const from = this.skip(length);
    return Uint8Array.prototype.slice.call(this.bytes, from, from + length);
  }

  private byte(): number {
    return this.bytes.readUInt8(this.skip(1));
  }

  private int32(): number {
    return this.bytes.readInt32LE(this.skip(4));
  }

  private long(): Long {
    const from = this.skip(8);
    return new Long(this.bytes.readInt32LE(from), this.bytes.readInt32LE(from + 4));
  }

  private boolean(): boolean {
    const byte = this.byte();
    return byte > 1 ? invalid(`boolean ${byte}`) : byte === 1;
  }

  private date(): Date {
    const date = new Date(this.long().toNumber());
    return Number.isNaN(date.getTime()) ? invalid("date out of range") : date;
  }

  private binary(): Binary {
    const length = this.int32();
    const subtype = this.byte();
    // Subtype 2 contains its length a second time, which the library adds when it encodes.
    return subtype === 2 ? new Binary(this.copy(this.int32()), 2) : new Binary(this.copy(length), subtype);
  }

  private cstring(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) invalid("unterminated string");
    const text = this.utf8(this.at, end);
    this.at = end + 1;
    return text;
  }

  private string(): string {
    const length = this.int32();
    const from = this.skip(length);
    if (length < 1 || this.bytes[this.at - 1] !== 0) invalid("unterminated string");
    return this.utf8(from, this.at - 1);
  }

  private utf8(from: number, to: number): string {
    const text = this.bytes.toString("utf8", from, to);
    // U+FFFD is either part of the string or replaces a malformed byte. The strict decoder rejects the
    // latter.
    return text.includes("\ufffd") ? strictUtf8.decode(this.bytes.subarray(from, to)) : text;
  }
}

function invalid(reason: string): never {
  return fail("InvalidBSON", `Invalid BSON: ${reason}`);
}
