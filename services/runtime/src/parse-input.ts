import * as z from "zod";
import { DomainError } from "./domain-error.ts";

const maxFaults = 20;

/**
 * Parses input from outside by its schema.
 * @throws {DomainError} `invalid_input`, with one entry per fault, up to twenty.
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const faults = result.error.issues
    .slice(0, maxFaults)
    .map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  const first = faults[0];
  const where = first?.path ? `${first.path}: ` : "";
  throw new DomainError("invalid_input", `${where}${first?.message ?? "This input is not valid."}`, faults);
}
