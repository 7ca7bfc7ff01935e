import {
  CommandFault,
  connectMongo,
  createLog,
  createOperatorRecordStore,
  createProgram,
  runProgram,
  withDatabase,
  type Act,
  type Terminal,
} from "@wordlehint/runtime";
import { createAccounts } from "../clients/accounts.ts";
import { ProviderAway, Refused } from "../clients/provider-faults.ts";
import { readCommandConfig } from "../config.ts";
import { openProvider } from "../context/open-provider.ts";
import { createCustomerStore } from "../store/customer-store.ts";
import { createPersonStore } from "../store/person-store.ts";
import { createWebhookSecretStore } from "../store/webhook-secret-store.ts";
import type { CommandContext } from "./command-context.ts";
import { addBillingCommands } from "./commands.ts";

const about = {
  name: "billing",
  description: "Sets payments up, and looks after subscriptions.",
  notes: `The commands work on the database and on Stripe, whether or not the billing service runs. A running one
publishes the events of their changes, and writes what was done, and by whom, to its log.

Reads MONGODB_URL, AUTH_URL, BILLING_TO_AUTH_KEY, PERSON_KEY, PUBLIC_ORIGIN and the variables STRIPE_* as the
billing service does.`,
};

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database and the account. */
  env: NodeJS.ProcessEnv;
  /** Time-out of the connection to the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const program = createProgram(about, terminal);
  const act: Act<CommandContext> = (work) =>
    withProvider(surroundings, async (context) => {
      const done = await work(context, terminal);
      if (done) await context.operatorRecords.add(done, context.now());
    });
  addBillingCommands(program, act);
  return runProgram(program, args, terminal);
}

const dayMs = 24 * 3_600_000;

async function withProvider(
  { env, connectMs }: Surroundings,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const { MONGODB_URL: url, MONGODB_DATABASE: database, MONGODB_PASSWORD: password } = config;
  const log = createLog({ service: "billing", level: "silent" });
  const mongo = connectMongo({ url, database, password, log });
  const now = () => new Date();
  const { connection } = mongo;
  const context = {
    accounts: createAccounts(config.AUTH_URL, config.BILLING_TO_AUTH_KEY),
    customers: createCustomerStore(connection),
    persons: createPersonStore(connection, config.PERSON_KEY, now),
    webhookSecrets: createWebhookSecretStore(connection, now),
    operatorRecords: createOperatorRecordStore(connection),
    provider: openProvider(config, now),
    graceMs: config.GRACE_DAYS * dayMs,
    now,
    log,
    config,
    outbox: { wake: () => undefined },
  };
  await withDatabase(mongo, () => work(context).catch(explainRefusal), connectMs);
}

function explainRefusal(error: unknown): never {
  if (error instanceof ProviderAway)
    throw new CommandFault(
      `Stripe can't be asked: ${error.cause instanceof Error ? error.cause.message : "it doesn't respond"}. Check STRIPE_SECRET_KEY and STRIPE_API_URL.`,
    );
  throw error instanceof Refused ? new CommandFault(error.message) : error;
}
