import type { Doc, Value } from "../bson/value.ts";
import { unsupported } from "../errors.ts";
export type Variables = Readonly<Record<string, Value>>;
export type Expression = (root: Doc) => Value | undefined;
export function parseExpression(_e: Value, _v: Variables): Expression {
  return unsupported("expressions");
}
export function evaluates(_e: Value, _v: Variables): (d: Doc) => boolean {
  return unsupported("$expr");
}
