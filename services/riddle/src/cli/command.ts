import { puzzleDateSchema, type PuzzleDate } from "@wordlehint/contracts";
import { UsageFault, type Command, type OperatorDone, type Terminal } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** The options of the command line. */
export type Flags = { word?: boolean; yes?: boolean; source?: string; date?: string; help?: boolean };

export type RiddlesCommand = Command<Context, Flags, OperatorDone>;

export const dateOperand = { name: "DATE", what: "a date such as 2026-11-21" };
export const fileOperand = { name: "FILE", what: "a file, or - for standard input" };

/** @throws {UsageFault} when it isn't an existing day */
export function dateIn(text: string | undefined): PuzzleDate {
  const parsed = puzzleDateSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageFault(`${JSON.stringify(text ?? "")} is not an existing date such as 2026-11-21.`);
}

export const dollarsOf = (micros: number): string => `$${(micros / 1e6).toFixed(4)}`;

export type ReadText = (file: string, terminal: Terminal) => Promise<string>;
