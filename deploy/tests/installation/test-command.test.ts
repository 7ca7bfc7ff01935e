import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@wordlehint/local/paths";

/** Runs `npm test` and returns its last output line and its exit code. */
function runTests(...args: string[]) {
  const { status, stdout } = spawnSync("node", [join(root, "deploy/local/bin/test.mjs"), ...args], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return { status, lastLine: stdout.trimEnd().split("\n").at(-1) };
}

it("exits with 0 and prints the total when the selected tests pass", () => {
  const { status, lastLine } = runTests("unit", "deploy/bench/src/report");
  expect(lastLine).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/);
  expect(status).toBe(0);
});

it("fails when no test matches", () => {
  expect(runTests("unit", "no-such-test-anywhere").status).toBe(1);
});
