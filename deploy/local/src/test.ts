import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** `npm test`: runs the suites one after the other, even if one fails, and prints the total. */
async function test(args: readonly string[]): Promise<void> {
  const chosen = readTestArguments(args);
  const terminal = new Terminal();
  Object.assign(process.env, await prepare(chosen.suites, terminal));

  const reports = await mkdtemp(join(tmpdir(), "wordlehint-test-"));
  const results: SuiteResult[] = [];
  try {
    for (const suite of chosen.suites) {
      terminal.print(`\n${terminal.paint("bold", `${suite} tests`)}`);
      const reportFile = join(reports, `${suite}.json`);
      results.push(await runSuite(suite, suiteCommand(suite, chosen, reportFile), reportFile));
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  const total = addCounts(results);
  terminal.print(`\n${summary(results)}\n\n${formatTotal(total)}`);
  if (total.passed + total.failed === 0) console.error("No test ran. Does the pattern match any test file?");
  process.exitCode = total.passed > 0 && total.failed === 0 ? 0 : 1;
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
