import { Readable } from "node:stream";
import type { Command } from "commander";
import { createProgram, runProgram, type Act } from "../../src/command-line/program.ts";
import type { OperatorDone } from "../../src/command-line/operator-records.ts";

/** Runs a command line in a context, and returns its exit code, its output and the records for the audit trail. */
export async function runCommands<Context>(
  add: (program: Command, act: Act<Context>) => void,
  context: Context,
  args: readonly string[],
  input = "",
) {
  let [out, err] = ["", ""];
  const done: (OperatorDone | undefined)[] = [];
  const terminal = {
    input: Readable.from([input]),
    print: (line: string) => void (out += `${line}\n`),
    printError: (text: string) => void (err += text),
  };
  const program = createProgram({ name: "test", description: "", notes: "" }, terminal);
  add(program, async (work) => void done.push(await work(context, terminal)));
  const code = await runProgram(program, args, terminal);
  return { code, out, err, done };
}
