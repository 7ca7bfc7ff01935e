import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordedOutput } from "./test-support/recorded-output.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { ProcessConsole } from "./process-console.ts";
import { Terminal } from "./terminal.ts";

const plan = (name: string, quiet = false): ProcessPlan => ({
  name,
  purpose: "test",
  port: 1,
  kind: "service",
  quiet,
  ready: { port: 1 },
  prepare: () => ({ command: "none", args: [] }),
});
const api = plan("api");
const store = plan("store", true);

describe("The console of the processes", () => {
  let dir: string;
  let output: ReturnType<typeof recordedOutput>;
  let shown: ProcessConsole;
  const lines = () => output.text.split("\n").slice(0, -1);
  const forget = () => (output.text = "");

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "process-console-"));
    output = recordedOutput();
    shown = new ProcessConsole(new Terminal(output), dir, [api, store]);
    forget();
  });
  afterEach(() => {
    shown.onReady(api);
    shown.onReady(store);
    rmSync(dir, { recursive: true });
  });

  it("shows only warnings and errors of a process that isn't ready", () => {
    shown.onLine(api, '{"level":"info","msg":"listening"}');
    shown.onLine(api, '{"level":"warn","msg":"waiting for the broker"}');
    shown.onLine(api, '{"level":"warn","msg":"waiting for the broker"}');
    shown.onLine(api, '{"level":"error","msg":"out of order"}');
    expect(lines()).toEqual(["… api (test): waiting for the broker", "api   | ERROR out of order"]);
  });

  it("shows of a process that isn't ready what it has said last about the reason, whatever else it warns of", () => {
    const notReady = (...names: string[]) =>
      JSON.stringify({ level: "warn", msg: "not ready", failing: names.map((name) => ({ name })) });
    shown.onLine(api, '{"level":"warn","msg":"waiting for the broker"}');
    shown.onLine(api, notReady("database", "broker"));
    shown.onLine(api, '{"level":"warn","msg":"waiting for the broker"}');
    shown.onLine(api, notReady("broker"));
    expect(lines()).toEqual([
      "… api (test): waiting for the broker",
      "… api (test): not ready: database, broker",
      "… api (test): not ready: broker",
    ]);
    shown.onEnd(api, { how: "exit code 1", delayMs: 500, failures: 1 });
    forget();
    shown.onLine(api, '{"level":"warn","msg":"another start"}');
    expect(lines()).toEqual(["… api (test): another start"]);
  });

  it("hides warnings of a ready process while others start, which it may depend on, but no error", () => {
    shown.onReady(api);
    forget();
    shown.onLine(api, '{"level":"warn","msg":"job failed, retrying"}');
    shown.onLine(api, '{"level":"error","msg":"out of order"}');
    shown.onReady(store);
    shown.onLine(api, '{"level":"warn","msg":"job failed, retrying"}');
    expect(lines().filter((line) => line.startsWith("api"))).toEqual([
      "api   | ERROR out of order",
      "api   | WARN  job failed, retrying",
    ]);
  });

  it("shows only warnings and errors of a ready process, and writes everything to its file", () => {
    shown.onReady(store);
    forget();
    shown.onLine(store, "all is well");
    shown.onLine(store, "error: disk full");
    expect(lines()).toEqual(["store | error: disk full"]);
    expect(readFileSync(join(dir, "store.log"), "utf8")).toBe("all is well\nerror: disk full\n");
  });

  it("shows a warning that a process repeats once, and again if another process gives it", () => {
    for (const process of [api, store]) shown.onReady(process);
    forget();
    for (const ms of [1, 2]) shown.onLine(api, JSON.stringify({ level: "warn", msg: "slow", ms }));
    shown.onLine(store, '{"level":"warn","msg":"slow"}');
    expect(lines()).toEqual(["api   | WARN  slow ms=1", "store | WARN  slow"]);
  });

  it("shows every line of a service if it is verbose", () => {
    shown = new ProcessConsole(new Terminal(output), dir, [api, store], { verbose: true });
    for (const process of [api, store]) shown.onReady(process);
    forget();
    for (const process of [api, store, api]) shown.onLine(process, '{"level":"info","msg":"request"}');
    expect(lines()).toEqual(["api   | INFO  request", "api   | INFO  request"]);
  });

  it("says that a process ended and when it is started again", () => {
    shown.onReady(api);
    forget();
    shown.onEnd(api, { how: "exit code 1", delayMs: 500, failures: 2 });
    shown.onReady(api);
    expect(lines()).toEqual([
      "api   | ended (exit code 1); starting it again in 0.5 s",
      "api   | is running again",
    ]);
  });

  it("shows the last output of a process that keeps ending, and where its log is", () => {
    shown.onReady(api);
    shown.onLine(api, "no such file");
    forget();
    shown.onEnd(api, { how: "exit code 1", delayMs: 4000, failures: 5 });
    expect(lines().slice(1)).toEqual([
      "api   | has ended 5 times in a row. Its last output:",
      "api   |   no such file",
      `api   | The whole log: ${join(dir, "api.log")}. Ctrl-C ends everything.`,
    ]);
  });

  it("shows at once why a process could not start with its configuration", () => {
    shown.onLine(api, "The configuration is not valid:");
    shown.onLine(api, "  SEED: must be set");
    forget();
    shown.onEnd(api, { how: "exit code 2", delayMs: 250, failures: 1 });
    shown.onEnd(api, { how: "exit code 2", delayMs: 500, failures: 2 });
    expect(lines().filter((line) => line.includes("SEED"))).toEqual(["api   |     SEED: must be set"]);
  });
});
