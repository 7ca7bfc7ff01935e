import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import {
  CommandFault,
  DomainError,
  createProgram,
  runProgram,
  withDatabase,
  type Act,
  type Terminal,
} from "@wordlehint/runtime";
import { AnswerUnavailable } from "../clients/answer-client.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type Overrides } from "../context.ts";
import { addOperatingCommands } from "./operating-commands.ts";
import { addRiddleCommands } from "./riddle-commands.ts";

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, as the riddle service has them. */
  env: NodeJS.ProcessEnv;
  overrides?: Overrides;
  /** Time-out of the connection to the database; 10 s by default. */
  connectMs?: number;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal, env } = surroundings;
  const readText = textReader(env);
  const program = createProgram(about, terminal);
  const act: Act<Context> = (work) =>
    withContext(surroundings, async (context) => {
      const done = await work(context, terminal);
      if (done) await context.operatorRecords.add(done, context.now());
    });
  addRiddleCommands(program, act, readText);
  addOperatingCommands(program, act, readText);
  const isExpected = (error: Error) => error instanceof DomainError || error instanceof AnswerUnavailable;
  return runProgram(program, args, terminal, isExpected);
}

const about = {
  name: "riddles",
  description:
    "Shows and changes riddles, and what the AI costs. No command shows a word, but show with --word.",
  notes: `The commands work on the database, whether or not the riddle service runs. A running one serves a changed
riddle within a minute, and writes what was done, and by whom, to its log. Live riddles never change.

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
