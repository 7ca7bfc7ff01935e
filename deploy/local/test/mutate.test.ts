import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../src/paths.ts";

it("puts faults into a file, and says how many of them its tests notice", () => {
  const command = [join(root, "deploy/local/bin/mutate.mjs"), "services/runtime/src/backoff.ts"];
  const { status, stdout } = spawnSync("node", command, {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect(stdout).toMatch(/ backoff\.ts \| 100\.00 \| +100\.00 \| +[1-9]/);
  expect(status).toBe(0);
});
