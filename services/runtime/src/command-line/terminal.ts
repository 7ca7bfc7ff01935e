import type { Readable } from "node:stream";
import type { ReadStream } from "node:tty";

/** The streams of a command. */
export type Terminal = {
  input: Readable & Partial<Pick<ReadStream, "isTTY">>;
  /** Prints a line of the command's result. */
  print(line: string): void;
  /** Prints a prompt or an error, with its line ends, to standard error. */
  printError(text: string): void;
};

/** The standard streams of this process. Standard input is opened only when a command reads it. */
export const processTerminal: Terminal = {
  get input() {
    return process.stdin;
  },
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (text) => process.stderr.write(text),
};

/** Prints rows in columns. */
export function printTable(rows: readonly (readonly string[])[], { print }: Pick<Terminal, "print">): void {
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

/** Returns an instant in UTC, to the minute, such as `2026-11-21 14:05`. */
export const timeOf = (instant: Date): string => instant.toISOString().slice(0, 16).replace("T", " ");
