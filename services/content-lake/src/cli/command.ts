import type { Context } from "../context.ts";

/** What follows the command with two dashes. */
export type Flags = {
  role?: string;
  name?: string;
  ask?: boolean;
  private?: boolean;
  read?: boolean;
  write?: boolean;
  help?: boolean;
};

export type Command = {
  /** What the command is about, for its complaint when it is missing; none where it takes none. */
  operand?: string;
  run(context: Context, operand: string, flags: Flags): Promise<void>;
};

/** The command line makes no sense. */
export class CommandFault extends Error {
  override name = "CommandFault";
}

/** Writes lines in columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
