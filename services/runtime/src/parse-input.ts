import * as z from "zod";
import { DomainError } from "./domain-error.ts";

const mostFaults = 20;

/**
 * Checks what came from outside against its contract.
 * @throws {DomainError} `invalid_input`, with one entry a fault, up to twenty.
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const faults = result.error.issues
    .slice(0, mostFaults)
    .map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  const first = faults[0];
  const where = first?.path ? `${first.path}: ` : "";
  throw new DomainError("invalid_input", `${where}${first?.message ?? "This input is not valid."}`, faults);
}
