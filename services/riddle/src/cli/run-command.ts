import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import {
  CommandFault,
  DomainError,
  endsWithin,
  isDatabaseGone,
  runCommandLine,
  usageOf,
  type OperatorDone,
  type Terminal,
} from "@wordlehint/runtime";
import { AnswerUnavailable } from "../clients/answer-client.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type Overrides } from "../context.ts";
import type { Flags, RiddlesCommand } from "./command.ts";
import { operatingCommands } from "./operating-commands.ts";
import { riddleCommands } from "./riddle-commands.ts";

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, as the riddle service has them. */
  env: NodeJS.ProcessEnv;
  overrides?: Overrides;
  /** How long to wait for the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal, env } = surroundings;
  const readText = textReader(env);
  const commands = { ...riddleCommands(readText), ...operatingCommands(readText) };
  return runCommandLine<Context, Flags, OperatorDone>(
    args,
    {
      name: "riddles",
      help: helpOf(commands),
      options: {
        word: { type: "boolean" },
        yes: { type: "boolean" },
        source: { type: "string" },
        date: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
      commands,
      work: (run) =>
        withContext(surroundings, async (context) => {
          await context.operatorRecords.add(await run(context), context.now());
        }),
      isExpected: (error) => error instanceof DomainError || error instanceof AnswerUnavailable,
    },
    terminal,
  );
}

function helpOf(commands: Readonly<Record<string, RiddlesCommand>>): string {
  return `Shows and changes riddles, and what the AI costs. No command shows a word, but show with --word.

${Object.entries(commands)
  .map(([name, command]) => `  npm run riddles -- ${usageOf(name, command)}`)
  .join("\n")}

  --help   after a command, says what it does

The commands work on the database, whether or not the riddle service runs. A running one serves a changed riddle within
a minute, and writes who has done what to its log. Live riddles never change.

Reads the riddle service's variables: MONGODB_URL, NATS_URL, SCHEDULE_SEED and others.
Exit code: 0 success, 1 failure, 2 wrong usage.`;
}

/** Reads a file by its path from where npm was started, or standard input. */
function textReader(env: NodeJS.ProcessEnv) {
  return async (file: string, { input }: Terminal): Promise<string> => {
    if (file === "-") return text(input);
    try {
      return await readFile(resolve(env.INIT_CWD ?? ".", file), "utf8");
    } catch (error) {
      throw new CommandFault(
        `${file} can't be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"}).`,
      );
    }
  };
}

async function withContext(
  { env, overrides = {}, connectMs = 10_000 }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  try {
    if (!(await endsWithin(connectMs, context.ready))) throw databaseGone();
    await work(context);
  } catch (error) {
    throw isDatabaseGone(error) ? databaseGone() : error;
  } finally {
    await context.close();
  }
}

const databaseGone = () =>
  new CommandFault(
    "The database can't be reached. Start it, with npm start or docker compose up, or check MONGODB_URL.",
  );
