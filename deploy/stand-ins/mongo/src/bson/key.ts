import type { Binary, ObjectId } from "bson";
import { type BsonNumber, type TypeName, typeOf, type Value } from "./value.ts";

/**
 * Keys are byte strings that sort in MongoDB's comparison order of values. Equal numbers have equal keys,
 * whatever their type. Keys can be concatenated for compound indexes: if one key is a prefix of another, the
 * longer one continues with FF, with which no key starts.
 */

const order: Record<TypeName, number> = {
  missing: 0x0f,
  null: 0x14,
  int: 0x1e,
  long: 0x1e,
  double: 0x1e,
  string: 0x3c,
  object: 0x46,
  array: 0x50,
  binData: 0x5a,
  objectId: 0x64,
  bool: 0x6e,
  date: 0x78,
};

/** Returns the position of the value's type in the comparison order. All numeric types have the same one. */
export const typeOrder = (value: Value | undefined): number => order[typeOf(value)];

/** Returns the key of one value. Undefined, which stands for the element of an empty array, sorts before null. */
export function keyOf(value: Value | undefined): Buffer {
  const writer = new KeyWriter();
  writer.value(value);
  return writer.bytes();
}

/** Returns the key of several values, each ascending (1) or descending (-1). */
export function compoundKey(values: readonly (Value | undefined)[], directions: readonly number[]): Buffer {
  return Buffer.concat(
    values.map((value, at) => {
      const key = keyOf(value);
      return (directions[at] ?? 1) < 0 ? invert(key) : key;
    }),
  );
}

/** Inverts the sort order of a key, in place. */
export function invert(key: Buffer): Buffer {
  for (let at = 0; at < key.length; at++) key[at] = ~(key[at] ?? 0);
  return key;
}

/** Compares two values of any types in MongoDB's comparison order. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === "string" && typeof b === "string" && a === b) return 0;
  const types = typeOrder(a) - typeOrder(b);
  return types !== 0 ? Math.sign(types) : Buffer.compare(keyOf(a), keyOf(b));
}

/** Compares by value: 1 equals 1.0. Documents with the same fields in another order are different. */
export const same = (a: Value | undefined, b: Value | undefined): boolean => compare(a, b) === 0;

class KeyWriter {
  private buffer = Buffer.allocUnsafe(64);
  private length = 0;

  bytes(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  value(value: Value | undefined): void {
    this.byte(typeOrder(value));
    this.content(value);
  }

  private content(value: Value | undefined): void {
    if (value === undefined || value === null) return;
    if (typeof value === "string") {
      this.text(value);
      return;
    }
    if (typeof value === "boolean") {
      this.byte(value ? 1 : 0);
      return;
    }
    if (value instanceof Date) {
      this.int64(BigInt(value.getTime()));
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) this.value(item);
      this.byte(0);
      return;
    }
    if (value instanceof Map) {
      for (const [name, field] of value) {
        this.byte(typeOrder(field));
        this.text(name);
        this.content(field);
      }
      this.byte(0);
      return;
    }
    this.scalar(value);
  }

  private scalar(value: ObjectId | Binary | BsonNumber): void {
    switch (value._bsontype) {
      case "ObjectId":
        this.raw(value.id);
        return;
      case "Binary":
        this.raw(uint32(value.length()));
        this.byte(value.sub_type);
        this.raw(value.value());
        return;
      case "Long":
        this.long(value.toBigInt());
        return;
      default:
        this.double(value.value, true);
    }
  }

  /** Writes the largest double that isn't above the value, then what is missing, if anything. */
  private long(value: bigint): void {
    const excessBits = BigInt.asUintN(64, value < 0n ? -value : value).toString(2).length - 53;
    const unit = 1n << BigInt(Math.max(excessBits, 0));
    const rest = ((value % unit) + unit) % unit;
    this.double(Number(value - rest), rest === 0n);
    if (rest !== 0n) this.raw(uint32(Number(rest)));
  }

  private double(value: number, exact: boolean): void {
    this.reserve(9);
    const at = this.length;
    // NaN sorts before all numbers.
    if (Number.isNaN(value)) this.buffer.fill(0, at, at + 8);
    else {
      this.buffer.writeDoubleBE(value === 0 ? 0 : value, at);
      if (value < 0) invert(this.buffer.subarray(at, at + 8));
      else this.buffer[at] = (this.buffer[at] ?? 0) | 0x80;
    }
    this.buffer[at + 8] = exact ? 0 : 1;
    this.length += 9;
  }

  private int64(value: bigint): void {
    this.reserve(8);
    this.length = this.buffer.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n), this.length);
  }

  /** UTF-8 terminated by 00. A zero byte is escaped as 00 FF, which is unambiguous since no type is FF. */
  private text(value: string): void {
    if (value.includes("\0")) {
      for (const byte of Buffer.from(value))
        this.raw(byte === 0 ? Uint8Array.of(0, 0xff) : Uint8Array.of(byte));
    } else {
      const size = Buffer.byteLength(value);
      this.reserve(size);
      this.length += this.buffer.write(value, this.length);
    }
    this.byte(0);
  }

  private byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  private raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  private reserve(size: number): void {
    if (this.length + size <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + size));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
