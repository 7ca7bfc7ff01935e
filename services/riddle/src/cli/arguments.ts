import { puzzleDateSchema, type PuzzleDate } from "@wordlehint/contracts";
import { UsageFault, type Terminal } from "@wordlehint/runtime";

/** The argument of commands about a date, for commander's `argument`. */
export const dateArgument = ["<date>", "a date such as 2026-11-21"] as const;

/** The argument of commands that read a file, for commander's `argument`. */
export const fileArgument = ["<file>", "a file, or - for standard input"] as const;

/** @throws {UsageFault} when it isn't an existing day */
export function dateIn(text: string): PuzzleDate {
  const parsed = puzzleDateSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageFault(`${JSON.stringify(text)} is not an existing date such as 2026-11-21.`);
}

/** Returns millionths of a dollar as dollars. */
export const dollarsOf = (micros: number): string => `$${(micros / 1e6).toFixed(4)}`;

/** Reads a file, or standard input for `-`. */
export type ReadText = (file: string, terminal: Terminal) => Promise<string>;
