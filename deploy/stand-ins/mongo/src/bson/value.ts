import { type Binary, Double, Int32, Long, type ObjectId } from "bson";

/** A document. A Map keeps the order of fields even when their names are integers. */
export type Doc = Map<string, Value>;

export type BsonNumber = Int32 | Double | Long;

/** A BSON value. Numbers keep their BSON type and are never JavaScript numbers. */
export type Value = null | boolean | string | Date | BsonNumber | ObjectId | Binary | Value[] | Doc;

const aliases = {
  Binary: "binData",
  Double: "double",
  Int32: "int",
  Long: "long",
  ObjectId: "objectId",
} as const;

export type TypeName =
  | (typeof aliases)[keyof typeof aliases]
  | "array"
  | "bool"
  | "date"
  | "missing"
  | "null"
  | "object"
  | "string";

/** Returns MongoDB's alias of the type; "missing" for undefined. */
export function typeOf(value: Value | undefined): TypeName {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  if (Array.isArray(value)) return "array";
  if (value instanceof Map) return "object";
  if (value instanceof Date) return "date";
  return aliases[value._bsontype];
}

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

export function isNumber(value: Value | undefined): value is BsonNumber {
  const type = typeOf(value);
  return type === "int" || type === "double" || type === "long";
}

/** Returns true for everything but false, zero, null and undefined. */
export function isTrue(value: Value | undefined): boolean {
  if (isNumber(value)) return toNumber(value) !== 0;
  return value !== undefined && value !== null && value !== false;
}

/** Converts a safe integer to an int or a long, and any other number to a double. */
function fromNumber(value: number): BsonNumber {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) return new Double(value);
  return value === (value | 0) ? new Int32(value) : Long.fromNumber(value);
}

/** Returns the nearest JavaScript number. */
export const toNumber = (value: BsonNumber): number =>
  value instanceof Long ? value.toNumber() : value.value;

/** Adds in the wider type. An int that overflows becomes a long; undefined if a long overflows. */
export function add(a: BsonNumber, b: BsonNumber): BsonNumber | undefined {
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) + toNumber(b));
  const sum = BigInt(a.toString()) + BigInt(b.toString());
  if (BigInt.asIntN(64, sum) !== sum) return undefined;
  const fitsInt = a instanceof Int32 && b instanceof Int32 && BigInt.asIntN(32, sum) === sum;
  return fitsInt ? new Int32(Number(sum)) : Long.fromBigInt(sum);
}

/** Copies documents and arrays deeply. */
export function clone<T extends Value>(value: T): T;
export function clone(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => clone(item));
  if (!isDoc(value)) return value;
  const copy: Doc = new Map();
  for (const [name, field] of value) copy.set(name, clone(field));
  return copy;
}

/** Builds a document. JavaScript integers become ints or longs; undefined fields are left out. */
export function doc(fields: Record<string, Value | number | undefined> = {}): Doc {
  const result: Doc = new Map();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) result.set(name, typeof value === "number" ? fromNumber(value) : value);
  }
  return result;
}
