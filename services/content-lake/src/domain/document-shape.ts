import { Fault } from "./lake-error.ts";

const mostNesting = 64;
const mostDocumentBytes = 4 * 1024 * 1024;

/**
 * Names that every object has already, so that libraries which ask for `value.hasOwnProperty(name)` or set
 * `value[name]` would be led astray; and what the lake's own traces use.
 */
const isForbiddenName = (name: string) => name in Object.prototype || name.includes("\0");

/**
 * Refuses what JSON, the log and GROQ can't all hold alike.
 * @throws {Fault} naming the rule, never the value.
 */
export function checkShape(value: unknown, depth = 0): void {
  if (depth > mostNesting) throw invalid(`Values may be nested ${mostNesting} levels deep at most`);
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
 * The document as the log will give it back, so that what is held and what is stored are the same.
 * @throws {Fault} when it is too large, or of a shape that can't be stored.
 */
export function asStored<T>(document: T): T {
  checkShape(document);
  const json = JSON.stringify(document);
  if (Buffer.byteLength(json) > mostDocumentBytes) {
    throw new Fault(413, "documentTooLargeError", `Documents may have ${mostDocumentBytes} bytes at most`);
  }
  return JSON.parse(json) as T;
}

const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const names = /[A-Za-z_$][\w$]*/g;

/** @throws {Fault} when a path leads through a forbidden name. Values that are only compared may be anything. */
export function checkPath(path: string): void {
  const compared = new RegExp(`(?:==|!=|<=?|>=?)\\s*(?:${quoted.source})`, "g");
  for (const [name] of path.replaceAll(compared, "").matchAll(names)) {
    if (isForbiddenName(name)) throw invalid(`Paths can't lead through ${JSON.stringify(name)}`);
  }
}

function invalid(rule: string): Fault {
  return new Fault(400, "validationError", rule);
}
