import type { Variables } from "./expression.ts";
import type { Doc, Value } from "../bson/value.ts";
import { unsupported } from "../errors.ts";
export function parseStages(_u: Value[], _v: Variables): never {
  return unsupported("pipeline updates");
}
export function runOnOne(_s: never, d: Doc): Doc {
  return d;
}
