import {
  DomainError,
  helpOf,
  runCommandLine,
  withDatabase,
  type OperatorDone,
  type Terminal,
} from "@wordlehint/runtime";
import { readConfig } from "../config.ts";
import { createContext, type Context, type Overrides } from "../context.ts";
import type { Flags, MailCommand } from "./command.ts";
import { queueCommands } from "./queue-commands.ts";
import { sendTest } from "./send-test.ts";
import { suppressionCommands } from "./suppression-commands.ts";

const commands: Readonly<Record<string, MailCommand>> = {
  ...queueCommands,
  "send-test": sendTest,
  ...suppressionCommands,
};

const help = helpOf("mail", commands, {
  purpose: "Shows and controls the e-mails of the product.",
  notes: `The commands work on the database, whether or not the notification service runs. A running one follows
them within a second, and writes who has done what to its log.

Reads the notification service's variables: MONGODB_URL, LINK_KEY, SMTP_URL and others.`,
});

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables of the service. */
  env: NodeJS.ProcessEnv;
  overrides?: Overrides;
  /** How long to wait for the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  return runCommandLine<Context, Flags, OperatorDone>(
    args,
    {
      name: "mail",
      help,
      options: { help: { type: "boolean", short: "h" } },
      commands,
      work: (run) =>
        withContext(surroundings, async (context) => {
          await context.operatorRecords.add(await run(context), context.now());
        }),
      isExpected: (error) => error instanceof DomainError,
    },
    surroundings.terminal,
  );
}

async function withContext(
  { env, overrides = {}, connectMs }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  await withDatabase(context, () => work(context), connectMs);
}
