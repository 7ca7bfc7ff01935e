import { Command, CommanderError } from "commander";
import { ConfigError } from "../config.ts";
import { CommandFault, UsageFault } from "./command-faults.ts";
import type { OperatorDone } from "./operator-records.ts";
import type { Terminal } from "./terminal.ts";

/** Opens the context of a command line, does the work of a command in it, and records what was done, if anything. */
export type Act<Context> = (
  work: (context: Context, terminal: Terminal) => Promise<OperatorDone | undefined>,
) => Promise<void>;

/** Options for `createProgram`. */
export type ProgramOptions = {
  /** The script by which it is run: `npm run <name> --`. */
  name: string;
  description: string;
  /** Printed below the help. */
  notes: string;
};

/** Returns a command line, to which commands are added, that prints to a terminal. */
export function createProgram({ name, description, notes }: ProgramOptions, terminal: Terminal): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text),
      outputError: (text, write) => write(`${name}: ${text.replace(/^error: /, "")}Try --help.\n`),
    })
    .configureHelp({ showGlobalOptions: false })
    .helpCommand(false)
    .addHelpText("after", `\n${notes}\nExit code: 0 success, 1 failure, 2 wrong usage.`);
}

/**
 * Runs a command line, and returns its exit code: 0 for success, 1 for a failure, 2 for wrong usage.
 * @param isExpected tells errors whose message is for the operator, besides a `CommandFault`
 */
export async function runProgram(
  program: Command,
  args: readonly string[],
  terminal: Terminal,
  isExpected: (error: Error) => boolean = () => false,
): Promise<number> {
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const isUsage = error instanceof UsageFault || error instanceof ConfigError;
    const isKnown = isUsage || error instanceof CommandFault || (error instanceof Error && isExpected(error));
    if (!isKnown) throw error;
    const name = program.name().replace(/^npm run (.*) --$/, "$1");
    terminal.printError(`${name}: ${error.message}\n${isUsage ? "Try --help.\n" : ""}`);
    return isUsage ? 2 : 1;
  }
}
