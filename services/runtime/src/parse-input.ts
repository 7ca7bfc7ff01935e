import * as z from "zod";
import { DomainError } from "./domain-error.ts";

/**
 * Checks what came from outside against its contract.
 * @throws {DomainError} `invalid_input`, with one entry a fault.
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  const first = faults[0];
  const where = first?.path ? `${first.path}: ` : "";
  throw new DomainError("invalid_input", `${where}${first?.message ?? "This input is not valid."}`, faults);
}
