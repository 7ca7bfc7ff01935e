import { runCommand } from "./run-command.ts";

const { argv, env } = process;
const terminal = {
  get input() {
    return process.stdin;
  },
  print: (line: string) => process.stdout.write(`${line}\n`),
  complain: (text: string) => process.stderr.write(text),
};
process.exitCode = await runCommand(argv.slice(2), { env, terminal });
