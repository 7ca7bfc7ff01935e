import type { Readable } from "node:stream";
import type { Context } from "../context.ts";
import type { OperatorRecord } from "../domain/operator-record.ts";

/** Where a command reads and prints. */
export type Terminal = {
  input: Readable;
  /** Prints a line. */
  print(line: string): void;
  /** Prints what isn't a command's result, such as a prompt or an error, with its line ends. */
  complain(text: string): void;
};

/** The options of the command line. */
export type Flags = { yes?: boolean; emergency?: boolean; help?: boolean };

/** What commands need of the service; events that they add to the outbox are published by a running service. */
export type CommandContext = Pick<
  Context,
  "accounts" | "sessions" | "signingKeys" | "operatorRecords" | "now"
> & {
  outbox: Pick<Context["outbox"], "wake">;
};

/** What was done, for the audit trail. */
export type Done = Pick<OperatorRecord, "event" | "about">;

export type Command = {
  /** Shown by `--help` after the command. */
  help: string;
  takesEmail: boolean;
  /** The options that it takes. */
  flags: readonly (keyof Flags)[];
  run(context: CommandContext, email: string, flags: Flags, terminal: Terminal): Promise<Done>;
};

/** The command line is malformed. */
export class UsageFault extends Error {
  override name = "UsageFault";
}

/** A command that can't be carried out. The message says why, and what to do. */
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

/** An instant in UTC, to the minute. */
export const timeOf = (instant: Date): string => instant.toISOString().slice(0, 16).replace("T", " ");
