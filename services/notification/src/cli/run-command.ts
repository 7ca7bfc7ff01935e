import {
  createProgram,
  DomainError,
  runProgram,
  withDatabase,
  type Act,
  type Terminal,
} from "@wordlehint/runtime";
import { readConfig } from "../config.ts";
import { createContext, type Context, type Overrides } from "../context.ts";
import { addQueueCommands } from "./queue-commands.ts";
import { addSendTestCommand } from "./send-test.ts";
import { addSuppressionCommands } from "./suppression-commands.ts";

const about = {
  name: "mail",
  description: "Shows and controls the emails of the product.",
  notes: `The commands work on the database, whether or not the notification service runs. A running one follows
them within a second, and writes what was done, and by whom, to its log.

Reads the notification service's variables: MONGODB_URL, LINK_KEY, SMTP_URL and others.`,
};

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables of the service. */
  env: NodeJS.ProcessEnv;
  overrides?: Overrides;
  /** Time-out of the connection to the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const program = createProgram(about, terminal);
  const act: Act<Context> = (work) =>
    withContext(surroundings, async (context) => {
      const done = await work(context, terminal);
      if (done) await context.operatorRecords.add(done, context.now());
    });
  addQueueCommands(program, act);
  addSendTestCommand(program, act);
  addSuppressionCommands(program, act);
  return runProgram(program, args, terminal, (error) => error instanceof DomainError);
}

async function withContext(
  { env, overrides = {}, connectMs }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  await withDatabase(context, () => work(context), connectMs);
}
