import * as z from "zod";
import { DomainError, type InputFault } from "./domain-error.ts";

const maxFaults = 20;

/**
 * Parses input from outside by its schema.
 * @throws {DomainError} `invalid_input`, with one entry per fault, up to twenty. Its message is the faults' messages;
 * before those that aren't the schema's own stands the field.
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  /** Fields with a message of zod's, such as `Invalid input: expected string`, which doesn't say what it is about. */
  const unnamed = new Set<string>();
  const note = ({ path }: z.core.$ZodRawIssue) => void unnamed.add(pathOf(path));
  const result = z.safeParse(schema, input, { error: note });
  if (result.success) return result.data;
  const faults = withoutDuplicates(
    result.error.issues.slice(0, maxFaults).map(({ path, message }) => ({ path: pathOf(path), message })),
  );
  const messages = faults.map((fault) => (unnamed.has(fault.path) ? named(fault) : fault.message));
  throw new DomainError("invalid_input", inOneText(messages), faults);
}

/** Zod checks the length of an array that is given for a text too. */
function withoutDuplicates(faults: readonly InputFault[]): InputFault[] {
  return [...new Map(faults.map((fault) => [`${fault.path}\n${fault.message}`, fault])).values()];
}

const pathOf = (path: readonly PropertyKey[] = []): string => path.map(String).join(".");

const named = ({ path, message }: InputFault): string => (path === "" ? message : `${path}: ${message}`);

/** One message as it is; several as sentences. */
function inOneText(messages: readonly string[]): string {
  const [first = "", ...others] = messages;
  return others.length === 0 ? first : messages.map((message) => message.replace(/[^.!?]$/, "$&.")).join(" ");
}
