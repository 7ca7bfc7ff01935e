import { ObjectId } from "bson";
import { type Doc, isNumber, typeOf, type Value } from "./value.ts";

/** Formats a value as MongoDB does in error messages. */
export function show(value: Value | undefined): string {
  if (Array.isArray(value)) return value.length ? `[ ${value.map(show).join(", ")} ]` : "[]";
  if (value instanceof Map) {
    const fields = [...value].map(([name, field]) => `${name}: ${show(field)}`);
    return fields.length ? `{ ${fields.join(", ")} }` : "{}";
  }
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (isNumber(value)) return value.toString();
  return typeof value === "string" || typeof value === "boolean" ? JSON.stringify(value) : typeOf(value);
}

/** Formats the `_id` of a document, by which error messages name it. */
export const showId = (document: Doc): string => `{_id: ${show(document.get("_id"))}}`;
