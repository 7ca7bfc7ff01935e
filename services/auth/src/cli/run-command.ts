import {
  connectMongo,
  createLog,
  createOperatorRecordStore,
  createProgram,
  runProgram,
  withDatabase,
  type Act,
  type Terminal,
} from "@wordlehint/runtime";
import { readCommandConfig } from "../config.ts";
import { accountModel } from "../store/account-model.ts";
import { createAccountStore } from "../store/account-store.ts";
import { sessionModel } from "../store/session-model.ts";
import { createSessionStore } from "../store/session-store.ts";
import { signingKeyModel } from "../store/signing-keys/signing-key-model.ts";
import { createSigningKeyStore } from "../store/signing-keys/signing-key-store.ts";
import { addAccountCommands } from "./account-commands.ts";
import type { CommandContext } from "./command-context.ts";
import { addKeyCommands } from "./key-commands.ts";

const about = {
  name: "accounts",
  description: "Finds and changes players' accounts.",
  notes: `The commands work on the database, whether or not the auth service runs. A running one publishes the
events of their changes, and writes what was done, and by whom, to its log.

Reads MONGODB_URL, MONGODB_DATABASE and SIGNING_KEYS_SECRET as the auth service does.`,
};

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database. */
  env: NodeJS.ProcessEnv;
  /** Time-out of the connection to the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const program = createProgram(about, terminal);
  const act: Act<CommandContext> = (work) =>
    withStores(surroundings, async (context) => {
      const done = await work(context, terminal);
      if (done) await context.operatorRecords.add(done, context.now());
    });
  addAccountCommands(program, act);
  addKeyCommands(program, act);
  return runProgram(program, args, terminal);
}

async function withStores(
  { env, connectMs }: Surroundings,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const { MONGODB_URL: url, MONGODB_DATABASE: database, MONGODB_PASSWORD: password } = config;
  const log = createLog({ service: "accounts", level: "silent" });
  const mongo = connectMongo({ url, database, password, log });
  const { connection } = mongo;
  const context = {
    accounts: createAccountStore(accountModel(connection)),
    sessions: createSessionStore(sessionModel(connection)),
    signingKeys: createSigningKeyStore(signingKeyModel(connection), config.SIGNING_KEYS_SECRET),
    operatorRecords: createOperatorRecordStore(connection),
    now: () => new Date(),
    outbox: { wake: () => undefined },
  };
  await withDatabase(mongo, () => work(context), connectMs);
}
