import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAttack } from "./attack/run-attack.ts";
import { formatSeconds } from "./console/format-seconds.ts";
import { formatTable } from "./console/table.ts";
import { Terminal } from "./console/terminal.ts";
import { onStopRequest } from "./stop-requests.ts";
import { readTestArguments } from "./test-run/arguments.ts";
import { addCounts, formatTotal } from "./test-run/counts.ts";
import { prepare } from "./test-run/prepare.ts";
import { runSuite, type SuiteResult } from "./test-run/run-suite.ts";
import { suiteCommand } from "./test-run/suite-commands.ts";
import { describeError } from "./user-error.ts";

/** `npm test`: runs the suites one after the other, even if one fails, and prints the total. Or `npm run chaos`. */
async function test(args: readonly string[]): Promise<void> {
  const wanted = readTestArguments(args);
  const terminal = new Terminal();
  if (wanted.attackMinutes !== undefined) {
    process.exitCode = (await runAttack(wanted.attackMinutes, terminal)) ? 0 : 1;
    return;
  }
  const readyFor = prepare(wanted.suites, terminal);
  const reports = await mkdtemp(join(tmpdir(), "wordlehint-test-"));
  const results: SuiteResult[] = [];
  try {
    for (const suite of wanted.suites) {
      terminal.print(`\n${terminal.paint("bold", `${suite} tests`)}`);
      const reportFile = join(reports, `${suite}.json`);
      const command = suiteCommand(suite, wanted, reportFile);
      const env = await readyFor(suite).catch((error: unknown) => {
        console.error(describeError(error));
      });
      if (!env) {
        results.push(notRun(suite));
        continue;
      }
      Object.assign(process.env, env);
      results.push(await runSuite(suite, command, reportFile));
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  const total = addCounts(results);
  terminal.print(`\n${summary(results)}\n\n${formatTotal(total)}`);
  const isNone = total.passed + total.failed === 0;
  if (isNone) console.error("No test ran. Does the pattern match any test file?");
  process.exitCode = total.failed > 0 || isNone ? 1 : 0;
}

/** A suite that can't run counts as one failed test. */
function notRun(name: string): SuiteResult {
  return { name, passed: 0, flaky: 0, failed: 1, skipped: 0, ms: 0 };
}

function summary(results: readonly SuiteResult[]): string {
  const rows = results.map(({ name, passed, flaky, failed, skipped, ms }) => [
    name,
    String(passed),
    String(flaky),
    String(failed),
    String(skipped),
    formatSeconds(ms),
  ]);
  return formatTable([["suite", "passed", "flaky", "failed", "skipped", "time"], ...rows], [1, 2, 3, 4, 5]);
}

// The guard of each process group ends whatever is running.
const done = onStopRequest({ stop: () => process.exit(130), killNow: () => process.exit(130) });
try {
  await test(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
done();
