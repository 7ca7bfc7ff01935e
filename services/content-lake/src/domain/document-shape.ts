import { Fault } from "./lake-error.ts";
import { maxDocumentBytes } from "./limits.ts";

const maxNesting = 64;

/**
 * Attribute names of `Object.prototype`, which mislead libraries that call `value.hasOwnProperty(name)` or set
 * `value[name]`; and names with U+0000, which the lake uses for source maps.
 */
const isForbiddenName = (name: string) => name in Object.prototype || name.includes("\0");

/**
 * Refuses values that JSON, the log and GROQ don't all represent in the same way.
 * @throws {Fault} naming the rule, never the value.
 */
export function checkShape(value: unknown, depth = 0): void {
  if (depth > maxNesting) throw invalid(`Values may be nested ${maxNesting} levels deep at most`);
  if (typeof value === "number" && !Number.isFinite(value)) throw invalid("Numbers must be finite");
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) checkShape(item, depth + 1);
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    if (isForbiddenName(name)) throw invalid(`Attributes can't be named ${JSON.stringify(name)}`);
    checkShape(item, depth + 1);
  }
}

/**
 * Returns the document as it will be read back from the log, so that memory and log agree.
 * @throws {Fault} when it is too large, or has a shape that can't be stored.
 */
export function asStored<T>(document: T): T {
  checkShape(document);
  const json = JSON.stringify(document);
  if (Buffer.byteLength(json) > maxDocumentBytes) {
    throw new Fault(413, "documentTooLargeError", `Documents may have ${maxDocumentBytes} bytes at most`);
  }
  return JSON.parse(json) as T;
}

const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const names = /[A-Za-z_$][\w$]*/g;

/** @throws {Fault} when a path contains a forbidden name. Values in comparisons may be anything. */
export function checkPath(path: string): void {
  const compared = new RegExp(`(?:==|!=|<=?|>=?)\\s*(?:${quoted.source})`, "g");
  for (const [name] of path.replaceAll(compared, "").matchAll(names)) {
    if (isForbiddenName(name)) throw invalid(`Paths can't lead through ${JSON.stringify(name)}`);
  }
}

function invalid(rule: string): Fault {
  return new Fault(400, "validationError", rule);
}
