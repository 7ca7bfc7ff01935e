import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import {
  CommandFault,
  DomainError,
  helpOf,
  runCommandLine,
  withDatabase,
  type OperatorDone,
  type Terminal,
} from "@wordlehint/runtime";
import { AnswerUnavailable } from "../clients/answer-client.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type Overrides } from "../context.ts";
import type { Flags } from "./command.ts";
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
      help: helpOf("riddles", commands, about),
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

const about = {
  purpose: "Shows and changes riddles, and what the AI costs. No command shows a word, but show with --word.",
  notes: `The commands work on the database, whether or not the riddle service runs. A running one serves a changed
riddle within a minute, and writes who has done what to its log. Live riddles never change.

Reads the riddle service's variables: MONGODB_URL, NATS_URL, SCHEDULE_SEED and others.`,
};

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
  { env, overrides = {}, connectMs }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  await withDatabase(context, () => work(context), connectMs);
}
