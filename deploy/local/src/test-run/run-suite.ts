import { readFile } from "node:fs/promises";
import { root } from "../paths.ts";
import { spawnChild } from "../supervise/child.ts";
import type { Counts } from "./counts.ts";
import type { SuiteCommand } from "./suite-commands.ts";

export interface SuiteResult extends Counts {
  name: string;
  ms: number;
}

/** Three times as long as the longest one takes. A suite that hangs is ended, and counts as failed. */
const timeLimitMs = 30 * 60_000;

/** Runs a suite with its output on the terminal, and reads its report. A suite without one counts as one failed test. */
export async function runSuite(
  name: string,
  command: SuiteCommand,
  reportFile: string,
): Promise<SuiteResult> {
  const since = performance.now();
  const child = await spawnChild({
    command: process.execPath,
    args: command.args,
    env: { ...process.env, ...command.env },
    cwd: root,
    inheritOutput: true,
  });
  const timer = setTimeout(() => void child.stop(), timeLimitMs);
  const { code } = await child.exited;
  clearTimeout(timer);
  const counts = await readCounts(command, reportFile);
  const unexplained = code !== 0 && counts.failed === 0;
  return { name, ...counts, failed: unexplained ? 1 : counts.failed, ms: performance.now() - since };
}

async function readCounts(command: SuiteCommand, reportFile: string): Promise<Counts> {
  try {
    return command.readReport(JSON.parse(await readFile(reportFile, "utf8")));
  } catch (error) {
    console.error(`The suite wrote no report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, flaky: 0, failed: 1, skipped: 0 };
  }
}
