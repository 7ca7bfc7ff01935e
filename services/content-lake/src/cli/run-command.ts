import { parseArgs } from "node:util";
import { ConfigError, endsWithin } from "@wordlehint/runtime";
import { AccessFault } from "../actions/access/manage-editors.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type ContextOverrides } from "../context.ts";
import { LakeError } from "../domain/lake-error.ts";
import { CommandFault, type Command, type Flags, type Terminal } from "./command.ts";
import { datasetCommands } from "./dataset-commands.ts";
import { editorCommands } from "./editor-commands.ts";
import { recordChange } from "./record-change.ts";
import { tokenCommands } from "./token-commands.ts";

const help = `Manages who may use the content lake, and its datasets.

  npm run lake -- editors add EMAIL [--role ROLE] [--name NAME] [--ask]
  npm run lake -- editors list
  npm run lake -- editors remove EMAIL
  npm run lake -- editors password EMAIL [--ask]
  npm run lake -- datasets list
  npm run lake -- datasets add NAME [--private]
  npm run lake -- datasets remove NAME
  npm run lake -- tokens add NAME (--read | --write)
  npm run lake -- tokens list
  npm run lake -- tokens remove ID

  --role ROLE   administrator, editor or viewer; editor without it
  --name NAME   the name that other editors see
  --ask         prompts for the password, or reads it from standard input; without it, one is generated and shown
  --private     nothing in the dataset can be read without signing in
  --read        the token reads everything, drafts included
  --write       the token writes too
  --help        shows this

Reads MONGODB_URL, MONGODB_DATABASE, NATS_URL and BUS_NAMESPACE as the content lake does.
Exit code: 0 success, 1 failure, 2 wrong usage.`;

const commands: Readonly<Record<string, Command>> = {
  ...editorCommands,
  ...datasetCommands,
  ...tokenCommands,
};
const connectMs = 10_000;

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database and the broker. */
  env: NodeJS.ProcessEnv;
  overrides?: ContextOverrides;
};

/** Runs a command line, and returns its exit code. */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  try {
    const { positionals, values } = parse(args);
    if (values.help || args.length === 0) {
      terminal.print(help);
      return 0;
    }
    const [group = "", verb = "", ...operands] = positionals;
    const command = Object.hasOwn(commands, `${group} ${verb}`) ? commands[`${group} ${verb}`] : undefined;
    if (!command) throw new CommandFault(`There is no command "${[group, verb].join(" ").trim()}".`);
    const missing = command.operand !== undefined && operands.length === 0;
    if (missing) throw new CommandFault(`${group} ${verb} needs ${command.operand}.`);
    if (operands.length > (command.operand === undefined ? 0 : 1))
      throw new CommandFault(`${group} ${verb} doesn't know what to do with "${operands.at(-1) ?? ""}".`);
    await withLake(surroundings, async (context) => {
      const change = await command.run(context, operands[0] ?? "", values, terminal);
      if (change) await recordChange(context, change, terminal);
    });
    return 0;
  } catch (error) {
    return report(error, terminal);
  }
}

function parse(args: string[]): { positionals: string[]; values: Flags } {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: "string" },
        name: { type: "string" },
        ask: { type: "boolean" },
        private: { type: "boolean" },
        read: { type: "boolean" },
        write: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new CommandFault(error instanceof Error ? error.message : String(error));
  }
}

async function withLake(
  { env, overrides }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  try {
    const isReady = await endsWithin(connectMs, context.ready);
    if (!isReady) throw new AccessFault("The database can't be reached. Is the content lake running?");
    await context.channel.flushed();
    await work(context);
    await context.channel.flushed();
  } finally {
    await context.close();
  }
}

function report(error: unknown, { complain }: Terminal): number {
  const isUsage = error instanceof CommandFault || error instanceof ConfigError;
  const isExpected = isUsage || error instanceof AccessFault || error instanceof LakeError;
  if (!isExpected) throw error;
  complain(`lake: ${error.message}\n${isUsage ? "Try --help.\n" : ""}`);
  return isUsage ? 2 : 1;
}
