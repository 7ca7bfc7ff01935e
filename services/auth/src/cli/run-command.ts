import {
  connectMongo,
  createLog,
  createOperatorRecordStore,
  helpOf,
  runCommandLine,
  withDatabase,
  type OperatorDone,
  type Terminal,
} from "@wordlehint/runtime";
import { readCommandConfig } from "../config.ts";
import { accountModel } from "../store/account-model.ts";
import { createAccountStore } from "../store/account-store.ts";
import { sessionModel } from "../store/session-model.ts";
import { createSessionStore } from "../store/session-store.ts";
import { signingKeyModel } from "../store/signing-keys/signing-key-model.ts";
import { createSigningKeyStore } from "../store/signing-keys/signing-key-store.ts";
import { accountCommands } from "./account-commands.ts";
import type { AccountsCommand, CommandContext, Flags } from "./command.ts";
import { keyCommands } from "./key-commands.ts";

const commands: Readonly<Record<string, AccountsCommand>> = { ...accountCommands, ...keyCommands };

const help = helpOf("accounts", commands, {
  purpose: "Finds and changes players' accounts.",
  notes: `The commands work on the database, whether or not the auth service runs. A running one publishes the
events of their changes, and writes who has done what to its log.

Reads MONGODB_URL, MONGODB_DATABASE and SIGNING_KEYS_SECRET as the auth service does.`,
});

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database. */
  env: NodeJS.ProcessEnv;
  /** How long to wait for the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  return runCommandLine<CommandContext, Flags, OperatorDone>(
    args,
    {
      name: "accounts",
      help,
      options: {
        yes: { type: "boolean" },
        emergency: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
      commands,
      work: (run) =>
        withStores(surroundings, async (context) => {
          await context.operatorRecords.add(await run(context), context.now());
        }),
    },
    surroundings.terminal,
  );
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
