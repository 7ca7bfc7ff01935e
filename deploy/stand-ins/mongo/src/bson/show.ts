import { Decimal128, Long, ObjectId } from "bson";
import { type Doc, isNumber, toNumber, typeOf, type Value } from "./value.ts";

/** Formats a value as MongoDB does in error messages. */
export function show(value: Value | undefined): string {
  if (Array.isArray(value)) return value.length ? `[ ${value.map(show).join(", ")} ]` : "[]";
  if (value instanceof Map) {
    const fields = [...value].map(([name, field]) => `${name}: ${show(field)}`);
    return fields.length ? `{ ${fields.join(", ")} }` : "{}";
  }
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Decimal128 || value instanceof Long) return value.toString();
  if (isNumber(value)) return String(toNumber(value));
  return typeof value === "string" || typeof value === "boolean" ? JSON.stringify(value) : typeOf(value);
}

/** Formats the `_id` of a document, by which error messages name it. */
export const showId = (document: Doc): string => `{_id: ${show(document.get("_id"))}}`;
