import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@wordlehint/local/paths";

const { resolve } = createRequire(import.meta.url);

it("runs the test file of a worker that starts later than another one asks for its settings", async () => {
  const dir = await mkdtemp(join(tmpdir(), "light-runner-"));
  try {
    await writeFile(join(dir, "a.test.mjs"), "it('passes', () => {});");
    await writeFile(join(dir, "b.test.mjs"), "it('passes', () => {});");
    await writeFile(
      join(dir, "late.mjs"),
      `if (process.env.TINYPOOL_WORKER_ID === "2") await new Promise((started) => setTimeout(started, 2000));`,
    );
    const config = {
      rootDir: dir,
      runner: join(root, "deploy/test-servers/src/light-runner.js"),
      testMatch: ["**/*.test.mjs"],
    };
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve("jest/bin/jest"), "--config", JSON.stringify(config), "--maxWorkers", "2", "--no-watchman"],
      {
        encoding: "utf8",
        env: { ...process.env, NODE_OPTIONS: `--import ${join(dir, "late.mjs")}` },
        timeout: 60_000,
      },
    );
    expect(stderr).toContain("2 passed, 2 total");
    expect(status).toBe(0);
  } finally {
    await rm(dir, { recursive: true });
  }
});
