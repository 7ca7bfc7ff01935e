import {
  CommandFault,
  connectMongo,
  createLog,
  createOperatorRecordStore,
  endsWithin,
  isDatabaseGone,
  runCommandLine,
  usageOf,
  type OperatorDone,
  type Terminal,
} from "@wordlehint/runtime";
import { createAccounts } from "../clients/accounts.ts";
import { ProviderAway, Refused } from "../clients/provider-faults.ts";
import { readCommandConfig } from "../config.ts";
import { openProvider } from "../open-provider.ts";
import { createCustomerStore } from "../store/customer-store.ts";
import { createWebhookSecretStore } from "../store/webhook-secret-store.ts";
import type { CommandContext, Flags } from "./command.ts";
import { billingCommands } from "./commands.ts";

const help = `Sets payments up, and looks after subscriptions.

${Object.entries(billingCommands)
  .map(([name, command]) => `  npm run billing -- ${usageOf(name, command)}`)
  .join("\n")}

  --help   after a command, says what it does

The commands work on the database and on Stripe, whether or not the billing service runs. A running one publishes the
events of their changes, and writes who has done what to its log.

Reads MONGODB_URL, AUTH_URL, SERVICE_KEY, PUBLIC_ORIGIN and the variables STRIPE_* as the billing service does.
Exit code: 0 success, 1 failure, 2 wrong usage.`;

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database and the account. */
  env: NodeJS.ProcessEnv;
  /** How long to wait for the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  return runCommandLine<CommandContext, Flags, OperatorDone>(
    args,
    {
      name: "billing",
      help,
      options: {
        "dry-run": { type: "boolean" },
        "webhook-url": { type: "string" },
        monthly: { type: "string" },
        yearly: { type: "string" },
        currency: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
      commands: billingCommands,
      work: (run) =>
        withDatabase(surroundings, async (context) => {
          await context.operatorRecords.add(await run(context), context.now());
        }),
    },
    surroundings.terminal,
  );
}

const dayMs = 24 * 3_600_000;

async function withDatabase(
  { env, connectMs = 10_000 }: Surroundings,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const { MONGODB_URL: url, MONGODB_DATABASE: database, MONGODB_PASSWORD: password } = config;
  const log = createLog({ service: "billing", level: "silent" });
  const mongo = connectMongo({ url, database, password, log });
  const now = () => new Date();
  try {
    if (!(await endsWithin(connectMs, mongo.ready))) throw databaseGone();
    const { connection } = mongo;
    await work({
      accounts: createAccounts(config.AUTH_URL, config.SERVICE_KEY),
      customers: createCustomerStore(connection),
      webhookSecrets: createWebhookSecretStore(connection, now),
      operatorRecords: createOperatorRecordStore(connection),
      provider: openProvider(config, now),
      graceMs: config.GRACE_DAYS * dayMs,
      now,
      log,
      config,
      outbox: { wake: () => undefined },
    });
  } catch (error) {
    throw faultOf(error);
  } finally {
    await mongo.close();
  }
}

function faultOf(error: unknown): unknown {
  if (isDatabaseGone(error)) return databaseGone();
  if (error instanceof ProviderAway)
    return new CommandFault(
      `Stripe can't be asked: ${error.cause instanceof Error ? error.cause.message : "it doesn't respond"}. Check STRIPE_SECRET_KEY and STRIPE_API_URL.`,
    );
  return error instanceof Refused ? new CommandFault(error.message) : error;
}

const databaseGone = () =>
  new CommandFault(
    "The database can't be reached. Start it, with npm start or docker compose up, or check MONGODB_URL.",
  );
