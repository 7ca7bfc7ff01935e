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

  it("shows the output of a ready process, with its name", () => {
    shown.onReady(api);
    forget();
    shown.onLine(api, '{"level":"info","msg":"request"}');
    shown.onLine(api, "two words");
    expect(lines()).toEqual(["api   | INFO  request", "api   | two words"]);
  });

  it("shows only warnings and errors of a quiet process, and writes everything to its file", () => {
    shown.onReady(store);
    forget();
    shown.onLine(store, "all is well");
    shown.onLine(store, "error: disk full");
    expect(lines()).toEqual(["store | error: disk full"]);
    expect(readFileSync(join(dir, "store.log"), "utf8")).toBe("all is well\nerror: disk full\n");
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

  it("shows the last output of a process that ends again and again, and where its log is", () => {
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
