import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { ConfigError } from "../config.ts";
import { CommandFault, UsageFault } from "./command-faults.ts";
import type { Terminal } from "./terminal.ts";

/** What a command is given by its place, such as `EMAIL`. */
export type Operand = {
  /** As the usage shows it. */
  name: string;
  /** As an error names it, such as `an e-mail address`. */
  what: string;
};

/** A command of a command line. */
export type Command<Context, Flags, Done> = {
  /** What it needs, in this order. */
  operands?: readonly Operand[];
  /** The options that it takes; without this, any of the command line's. */
  flags?: readonly (keyof Flags & string)[];
  /** What `--help` shows of the command; without this, it shows the help for the whole. */
  help?: string;
  /** Resolves with what it has done, for the audit trail. */
  run(context: Context, operands: readonly string[], flags: Flags, terminal: Terminal): Promise<Done>;
};

/** A program with commands. */
export type CommandLine<Context, Flags, Done> = {
  /** The script by which it is run: `npm run <name>`. */
  name: string;
  help: string;
  options: ParseArgsOptionsConfig;
  /** By name, which may have several words. */
  commands: Readonly<Record<string, Command<Context, Flags, Done>>>;
  /** Opens what commands need, runs one, and records what it has done. */
  work(run: (context: Context) => Promise<Done>): Promise<void>;
  /** Errors whose message is for the operator, besides a `CommandFault`. */
  isExpected?(error: Error): boolean;
};

/** Runs a command line, and returns its exit code: 0 for success, 1 for a failure, 2 for wrong usage. */
export async function runCommandLine<Context, Flags extends { help?: boolean }, Done>(
  args: string[],
  line: CommandLine<Context, Flags, Done>,
  terminal: Terminal,
): Promise<number> {
  try {
    const { positionals, values } = parse(args, line.options);
    const flags = values as Flags;
    if (positionals.length === 0) {
      terminal.print(line.help);
      return 0;
    }
    const { name, operands } = nameIn(positionals, line.commands);
    const command = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined;
    if (!command) throw new UsageFault(`There is no command "${name}".`);
    if (flags.help) {
      terminal.print(
        command.help === undefined
          ? line.help
          : `npm run ${line.name} -- ${usageOf(name, command)}\n\n${command.help}`,
      );
      return 0;
    }
    refuseOthers(name, command, operands, flags);
    await line.work((context) => command.run(context, operands, flags, terminal));
    return 0;
  } catch (error) {
    return report(error, line, terminal);
  }
}

/** The help for a program: what it is for, its commands as they are typed, and `notes` about them. */
export function helpOf<Context, Flags, Done>(
  name: string,
  commands: Readonly<Record<string, Command<Context, Flags, Done>>>,
  { purpose, notes }: { purpose: string; notes: string },
): string {
  return `${purpose}

${Object.entries(commands)
  .map(([command, details]) => `  npm run ${name} -- ${usageOf(command, details)}`)
  .join("\n")}

  --help   after a command, says what it does

${notes}
Exit code: 0 success, 1 failure, 2 wrong usage.`;
}

/** A command with its operands and options, as it is typed. */
function usageOf<Context, Flags, Done>(
  name: string,
  { operands = [], flags = [] }: Command<Context, Flags, Done>,
): string {
  return [name, ...operands.map((operand) => operand.name), ...flags.map((flag) => `[--${flag}]`)].join(" ");
}

function parse(args: string[], options: ParseArgsOptionsConfig): { positionals: string[]; values: unknown } {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** The longest name at the beginning that is a command's, else as many words as the longest has. */
function nameIn(
  positionals: readonly string[],
  commands: Readonly<Record<string, unknown>>,
): { name: string; operands: string[] } {
  const longest = Math.max(...Object.keys(commands).map((name) => name.split(" ").length));
  for (let words = longest; words > 0; words--) {
    const name = positionals.slice(0, words).join(" ");
    if (Object.hasOwn(commands, name)) return { name, operands: positionals.slice(words) };
  }
  return { name: positionals.slice(0, longest).join(" "), operands: [] };
}

/** @throws {UsageFault} for what is missing, and for what the command doesn't take */
function refuseOthers<Context, Flags extends object, Done>(
  name: string,
  { operands: wanted = [], flags: allowed }: Command<Context, Flags, Done>,
  operands: readonly string[],
  flags: Flags,
): void {
  const missing = wanted[operands.length];
  if (missing) throw new UsageFault(`${name} needs ${missing.what}.`);
  const more = operands[wanted.length];
  if (more !== undefined) throw new UsageFault(`${name} doesn't know what to do with "${more}".`);
  const unknown = Object.keys(flags).find(
    (flag) => allowed && !(allowed as readonly string[]).includes(flag),
  );
  if (unknown !== undefined) throw new UsageFault(`${name} has no option --${unknown}.`);
}

function report<Context, Flags, Done>(
  error: unknown,
  { name, isExpected = () => false }: CommandLine<Context, Flags, Done>,
  { complain }: Terminal,
): number {
  const isUsage = error instanceof UsageFault || error instanceof ConfigError;
  const isKnown = isUsage || error instanceof CommandFault || (error instanceof Error && isExpected(error));
  if (!isKnown) throw error;
  complain(`${name}: ${error.message}\n${isUsage ? "Try --help.\n" : ""}`);
  return isUsage ? 2 : 1;
}
