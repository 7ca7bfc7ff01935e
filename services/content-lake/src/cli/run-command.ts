import { endsWithin, runCommandLine, type Terminal } from "@wordlehint/runtime";
import { AccessFault } from "../actions/access/manage-editors.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type ContextOverrides } from "../context.ts";
import type { OperatorChange } from "../domain/access/operator-change.ts";
import { LakeError } from "../domain/lake-error.ts";
import type { Flags, LakeCommand } from "./command.ts";
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

const commands: Readonly<Record<string, LakeCommand>> = {
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
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  return runCommandLine<Context, Flags, OperatorChange | undefined>(
    args,
    {
      name: "lake",
      help,
      options: {
        role: { type: "string" },
        name: { type: "string" },
        ask: { type: "boolean" },
        private: { type: "boolean" },
        read: { type: "boolean" },
        write: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
      commands,
      work: (run) =>
        withLake(surroundings, async (context) => {
          const change = await run(context);
          if (change) await recordChange(context, change, terminal);
        }),
      isExpected: (error) => error instanceof AccessFault || error instanceof LakeError,
    },
    terminal,
  );
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
