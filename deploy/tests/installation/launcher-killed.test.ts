import { fileURLToPath } from "node:url";
import { eventually, startProcess, type RunningProcess } from "@wordlehint/test-servers";
import { isAlive } from "./support/is-alive.ts";

describe("A launcher that is killed with SIGKILL", () => {
  let launcher: RunningProcess;
  beforeEach(async () => {
    launcher = await startProcess({
      name: "launcher",
      args: [fileURLToPath(new URL("./support/fake-launcher.ts", import.meta.url))],
      ready: { line: /^supervised$/ },
    });
  });
  afterEach(() => launcher.stop());

  it("leaves no process behind, neither a child nor a grandchild", async () => {
    const pids = [...launcher.output.matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1]));
    expect(pids.filter(isAlive)).toHaveLength(2);
    process.kill(launcher.pid, "SIGKILL");
    await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
  });
});
