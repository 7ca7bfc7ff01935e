import type { ReadStream } from "node:tty";
import type { Readable } from "node:stream";
import type { Context } from "../context.ts";
import type { OperatorChange } from "../domain/access/operator-change.ts";

/** Where a command reads and prints. */
export type Terminal = {
  input: Readable & Partial<Pick<ReadStream, "isTTY">>;
  /** Prints a line. */
  print(line: string): void;
  /** Prints what isn't a command's result, such as a prompt or an error, with its line ends. */
  complain(text: string): void;
};

/** The options of the command line. */
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
  /** Describes the command's operand, for the error message when it is missing. Undefined if it takes none. */
  operand?: string;
  /** Resolves with what it has changed, for the audit trail. */
  run(
    context: Context,
    operand: string,
    flags: Flags,
    terminal: Terminal,
  ): Promise<OperatorChange | undefined>;
};

/** The command line is malformed. */
export class CommandFault extends Error {
  override name = "CommandFault";
}

/** Prints rows in columns. */
export function printTable(rows: readonly (readonly string[])[], { print }: Terminal): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
