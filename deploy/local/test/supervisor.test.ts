import { Supervisor } from "../src/supervise/supervisor.ts";
import { eventually } from "../test-servers/index.ts";
import { fakePlan, family } from "./support/fake-plan.ts";
import { isAlive } from "./support/is-alive.ts";
import { RecordingListener } from "./support/recording-listener.ts";

describe("the supervisor", () => {
  let told: RecordingListener;
  let supervisor: Supervisor;
  beforeEach(() => {
    told = new RecordingListener();
    supervisor = new Supervisor(told);
  });
  afterEach(() => supervisor.stop());

  it("starts a process again after it ended, later each time", async () => {
    void supervisor.start([fakePlan("frail", "echo alive; exit 3")]);
    await eventually(() => expect(told.ends.length).toBeGreaterThan(2));
    expect(told.ends.slice(0, 3)).toEqual([
      { name: "frail", how: "exit code 3", delayMs: 250, failures: 1 },
      { name: "frail", how: "exit code 3", delayMs: 500, failures: 2 },
      { name: "frail", how: "exit code 3", delayMs: 1000, failures: 3 },
    ]);
    expect(told.lines.length).toBe(3);
  });

  it("keeps trying when a program can't be started at all", async () => {
    const plan = { ...fakePlan("missing", ""), prepare: () => ({ command: "/nowhere/missing", args: [] }) };
    void supervisor.start([plan]);
    await eventually(() => expect(told.ends.length).toBeGreaterThan(1));
    expect(told.ends[0]?.how).toContain("/nowhere/missing ENOENT");
  });

  it("is started when every process was ready once, and tells when one is ready again", async () => {
    await supervisor.start([fakePlan("one", family), fakePlan("two", family)]);
    expect(told.readies.sort()).toEqual(["one", "two"]);
    process.kill(told.pids[1] ?? 0, "SIGKILL");
    await eventually(() => expect(told.readies).toHaveLength(3));
    expect(told.ends[0]?.how).toBe("SIGKILL");
  });

  it("ends what a process left behind before it starts the process again", async () => {
    await supervisor.start([fakePlan("parent", family)]);
    const [grandchild = 0, parent = 0] = told.pids;
    process.kill(parent, "SIGKILL");
    await eventually(() => expect(isAlive(grandchild)).toBe(false));
    await eventually(() => expect(told.readies).toHaveLength(2));
  });

  it("leaves no process when it is stopped", async () => {
    await supervisor.start([fakePlan("one", family), fakePlan("two", family, "store")]);
    expect(told.pids).toHaveLength(4);
    await supervisor.stop();
    await eventually(() => expect(told.pids.filter(isAlive)).toEqual([]));
    expect(told.ends).toEqual([]);
  });

  it("insists within five seconds on a process that does not want to end", async () => {
    await supervisor.start([fakePlan("stubborn", `trap "" TERM; ${family}; wait; wait`)]);
    const since = performance.now();
    await supervisor.stop();
    expect(performance.now() - since).toBeLessThan(5000);
    await eventually(() => expect(told.pids.filter(isAlive)).toEqual([]));
  });

  it("ends the services before the stores", async () => {
    const lastWords = (name: string) =>
      `trap "echo ${name} ended; exit" TERM; echo ready; while :; do sleep 0.05; done`;
    await supervisor.start([
      fakePlan("store", lastWords("store"), "store"),
      fakePlan("service", lastWords("service")),
    ]);
    await supervisor.stop();
    expect(told.lines.filter((line) => line.endsWith("ended"))).toEqual(["service ended", "store ended"]);
  });

  it("does not start when something can't be prepared, and says what", async () => {
    const plan = {
      ...fakePlan("unprepared", ""),
      prepare: () => Promise.reject(new Error("no such program")),
    };
    await expect(supervisor.start([plan])).rejects.toThrow("no such program");
  });
});
