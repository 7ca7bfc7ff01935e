import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { ConfigError, connectMongo, createLog, endsWithin, isDatabaseGone } from "@wordlehint/runtime";
import { readCommandConfig } from "../config.ts";
import { accountModel } from "../store/account-model.ts";
import { createAccountStore } from "../store/account-store.ts";
import { createOperatorRecordStore } from "../store/operator-record-store.ts";
import { sessionModel } from "../store/session-model.ts";
import { createSessionStore } from "../store/session-store.ts";
import { signingKeyModel } from "../store/signing-keys/signing-key-model.ts";
import { createSigningKeyStore } from "../store/signing-keys/signing-key-store.ts";
import { accountCommands } from "./account-commands.ts";
import {
  CommandFault,
  UsageFault,
  type Command,
  type CommandContext,
  type Flags,
  type Terminal,
} from "./command.ts";
import { keyCommands } from "./key-commands.ts";

const commands: Readonly<Record<string, Command>> = { ...accountCommands, ...keyCommands };

const help = `Finds and changes players' accounts.

${Object.entries(commands)
  .map(([name, command]) => `  npm run accounts -- ${usageOf(name, command)}`)
  .join("\n")}

  --help   after a command, says what it does

The commands work on the database, whether or not the auth service runs. A running one publishes the events of their
changes, and writes who has done what to its log.

Reads MONGODB_URL, MONGODB_DATABASE and SIGNING_KEYS_SECRET as the auth service does.
Exit code: 0 success, 1 failure, 2 wrong usage.`;

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database. */
  env: NodeJS.ProcessEnv;
  /** How long to wait for the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  try {
    const { positionals, values: flags } = parse(args);
    const [name, email, ...rest] = positionals;
    if (name === undefined) {
      terminal.print(help);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageFault(`There is no command "${name}".`);
    if (flags.help) {
      terminal.print(`npm run accounts -- ${usageOf(name, command)}\n\n${command.help}`);
      return 0;
    }
    refuseOthers(name, command, { email, rest, flags });
    await withDatabase(surroundings, async (context) => {
      const done = await command.run(context, email ?? "", flags, terminal);
      await context.operatorRecords.add({ id: randomUUID(), at: context.now(), who: operator(), ...done });
    });
    return 0;
  } catch (error) {
    return report(error, terminal);
  }
}

function usageOf(name: string, { takesEmail, flags }: Command): string {
  return [name, ...(takesEmail ? ["EMAIL"] : []), ...flags.map((flag) => `[--${flag}]`)].join(" ");
}

function parse(args: string[]): { positionals: string[]; values: Flags } {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: "boolean" },
        emergency: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

type Given = { email: string | undefined; rest: string[]; flags: Flags };

/** @throws {UsageFault} for what is missing, and for what the command doesn't take. */
function refuseOthers(name: string, command: Command, { email, rest, flags }: Given): void {
  if (command.takesEmail && email === undefined) throw new UsageFault(`${name} needs an e-mail address.`);
  const [more] = command.takesEmail ? rest : [email];
  if (more !== undefined) throw new UsageFault(`${name} doesn't know what to do with "${more}".`);
  const unknown = Object.keys(flags).find((flag) => !command.flags.includes(flag as keyof Flags));
  if (unknown !== undefined) throw new UsageFault(`${name} has no option --${unknown}.`);
}

async function withDatabase(
  { env, connectMs = 10_000 }: Surroundings,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const { MONGODB_URL: url, MONGODB_DATABASE: database, MONGODB_PASSWORD: password } = config;
  const log = createLog({ service: "accounts", level: "silent" });
  const mongo = connectMongo({ url, database, password, log });
  try {
    if (!(await endsWithin(connectMs, mongo.ready))) throw databaseGone();
    const { connection } = mongo;
    await work({
      accounts: createAccountStore(accountModel(connection)),
      sessions: createSessionStore(sessionModel(connection)),
      signingKeys: createSigningKeyStore(signingKeyModel(connection), config.SIGNING_KEYS_SECRET),
      operatorRecords: createOperatorRecordStore(connection),
      now: () => new Date(),
      outbox: { wake: () => undefined },
    });
  } catch (error) {
    throw isDatabaseGone(error) ? databaseGone() : error;
  } finally {
    await mongo.close();
  }
}

const databaseGone = () =>
  new CommandFault(
    "The database can't be reached. Start it, with npm start or docker compose up, or check MONGODB_URL.",
  );

/** In a container, the user may have a number only. */
function operator(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    return `operator ${process.getuid?.() ?? "unknown"}`;
  }
}

function report(error: unknown, { complain }: Terminal): number {
  const isUsage = error instanceof UsageFault || error instanceof ConfigError;
  if (!isUsage && !(error instanceof CommandFault)) throw error;
  complain(`accounts: ${error.message}\n${isUsage ? "Try --help.\n" : ""}`);
  return isUsage ? 2 : 1;
}
