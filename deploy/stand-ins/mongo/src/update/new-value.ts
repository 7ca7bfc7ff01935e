import type { Doc, Value } from "../bson/value.ts";

/** The field that is updated, and its document, for error messages. */
type Target = { path: string; document: Doc };

/** Returns the new value of a field, or undefined to keep the current one. */
export type NewValue = (current: Value | undefined, target: Target) => Value | undefined;
