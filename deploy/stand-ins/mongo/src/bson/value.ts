import type { Binary, BSONRegExp, ObjectId, Timestamp } from "bson";
import { type Code, Decimal128, Double, Int32, Long, type MaxKey, type MinKey } from "bson";

/** A document. A Map keeps the order of fields even when their names are integers. */
export type Doc = Map<string, Value>;

export type BsonNumber = Int32 | Double | Long | Decimal128;

/** A BSON value. Numbers keep their BSON type and are never JavaScript numbers. */
export type Value =
  | null
  | boolean
  | string
  | Date
  | BsonNumber
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | Value[]
  | Doc;

const aliases = {
  Binary: "binData",
  BSONRegExp: "regex",
  Code: "javascript",
  Decimal128: "decimal",
  Double: "double",
  Int32: "int",
  Long: "long",
  MaxKey: "maxKey",
  MinKey: "minKey",
  ObjectId: "objectId",
  Timestamp: "timestamp",
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

/** The alias of the type, as in `$type`; "missing" for undefined. */
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
  return type === "int" || type === "double" || type === "long" || type === "decimal";
}

/** A safe integer becomes an int or a long, any other number a double. */
function fromNumber(value: number): BsonNumber {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) return new Double(value);
  return value === (value | 0) ? new Int32(value) : Long.fromNumber(value);
}

/** The nearest JavaScript number. */
export function toNumber(value: BsonNumber): number {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return value instanceof Decimal128 ? Number(value.toString()) : value.toNumber();
}

/** Deep copy of documents and arrays. */
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
