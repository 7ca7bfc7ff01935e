import { execFileSync, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** The processors that the processes of a benchmark run on. */
export type Cores = {
  /** A description of the service's processors, for the report. */
  name: string;
  /** The command that runs Node.js with these arguments on the cores of the service. */
  ofService(...args: string[]): { command: string; args: string[] };
};

const serviceCore = 0;

/**
 * Keeps one core for the service, which has it to itself where its database and its broker run on other machines. This
 * process, and those that it starts from now on, move to the other cores. With one core only, or without `taskset`,
 * which comes with Linux, all of them share what there is.
 */
export function splitCores(): Cores {
  const cores = availableParallelism();
  if (cores < 2 || spawnSync("taskset", ["--version"]).status !== 0)
    return {
      name: "sharing all cores with its database, its broker and its clients",
      ofService: (...args) => ({ command: process.execPath, args }),
    };
  execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", `1-${cores - 1}`, String(process.pid)]);
  return {
    name: "on a core of its own",
    ofService: (...args) => ({
      command: "taskset",
      args: ["--cpu-list", String(serviceCore), process.execPath, ...args],
    }),
  };
}
