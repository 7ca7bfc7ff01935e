import { createProgram, endsWithin, runProgram, type Act, type Terminal } from "@wordlehint/runtime";
import { AccessFault } from "../actions/access/manage-editors.ts";
import { readConfig } from "../config.ts";
import { createContext, type Context, type ContextOverrides } from "../context.ts";
import { LakeError } from "../domain/lake-error.ts";
import { addDatasetCommands } from "./dataset-commands.ts";
import { addEditorCommands } from "./editor-commands.ts";
import { recordChange } from "./record-change.ts";
import { addTokenCommands } from "./token-commands.ts";

const about = {
  name: "lake",
  description: "Manages who may use the content lake, and its datasets.",
  notes: "Reads MONGODB_URL, MONGODB_DATABASE, NATS_URL and BUS_NAMESPACE as the content lake does.",
};
const connectMs = 10_000;

export type Surroundings = {
  terminal: Terminal;
  /** The environment variables, which name the database and the broker. */
  env: NodeJS.ProcessEnv;
  overrides?: ContextOverrides;
};

/** Runs a command line, and returns its exit code. */
export function runCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const program = createProgram(about, terminal);
  const act: Act<Context> = (work) =>
    withLake(surroundings, async (context) => {
      const change = await work(context, terminal);
      if (change) await recordChange(context, change, terminal);
    });
  addEditorCommands(program, act);
  addDatasetCommands(program, act);
  addTokenCommands(program, act);
  const isExpected = (error: Error) => error instanceof AccessFault || error instanceof LakeError;
  return runProgram(program, args, terminal, isExpected);
}

async function withLake(
  { env, overrides }: Surroundings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = createContext(readConfig({ PORT: "0", ...env, LOG_LEVEL: "silent" }), overrides);
  try {
    const isReady = await endsWithin(connectMs, context.ready);
    if (!isReady) throw new AccessFault("The database can't be reached. Is the content lake running?");
    await context.channel.flushed();
    await work(context);
    await context.channel.flushed();
  } finally {
    await context.close();
  }
}
