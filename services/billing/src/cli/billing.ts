import { processTerminal } from "@wordlehint/runtime";
import { runCommand } from "./run-command.ts";

const { argv, env } = process;
process.exitCode = await runCommand(argv.slice(2), { env, terminal: processTerminal });
