import { Supervisor } from "@wordlehint/local/supervise/supervisor";
import { eventually } from "@wordlehint/test-servers";
import { fakePlan, family } from "./support/fake-plan.ts";
import { isAlive } from "./support/is-alive.ts";
import { RecordingListener } from "./support/recording-listener.ts";

describe("The supervisor", () => {
  let listener: RecordingListener;
  let supervisor: Supervisor;
  beforeEach(() => {
    listener = new RecordingListener();
    supervisor = new Supervisor(listener);
  });
  afterEach(() => supervisor.stop());

  it("starts a process again after it ended, with a longer delay each time", async () => {
    void supervisor.start([fakePlan("frail", "echo alive; exit 3")]);
    await eventually(() => expect(listener.ends.length).toBeGreaterThan(2));
    expect(listener.ends.slice(0, 3)).toEqual([
      { name: "frail", how: "exit code 3", delayMs: 250, failures: 1 },
      { name: "frail", how: "exit code 3", delayMs: 500, failures: 2 },
      { name: "frail", how: "exit code 3", delayMs: 1000, failures: 3 },
    ]);
    expect(listener.lines.length).toBe(3);
  });

  it("keeps trying to start a program that can't be started", async () => {
    const plan = { ...fakePlan("missing", ""), prepare: () => ({ command: "/nowhere/missing", args: [] }) };
    void supervisor.start([plan]);
    await eventually(() => expect(listener.ends.length).toBeGreaterThan(1));
    expect(listener.ends[0]?.how).toContain("/nowhere/missing ENOENT");
  });

  it("has started when every process was ready once, and reports when one is ready again", async () => {
    await supervisor.start([fakePlan("one", family), fakePlan("two", family)]);
    expect(listener.readies.sort()).toEqual(["one", "two"]);
    process.kill(listener.pids[1] ?? 0, "SIGKILL");
    await eventually(() => expect(listener.readies).toHaveLength(3));
    expect(listener.ends[0]?.how).toBe("SIGKILL");
  });

  it("ends the children of a process before it starts the process again", async () => {
    await supervisor.start([fakePlan("parent", family)]);
    const [grandchild = 0, parent = 0] = listener.pids;
    process.kill(parent, "SIGKILL");
    await eventually(() => expect(isAlive(grandchild)).toBe(false));
    await eventually(() => expect(listener.readies).toHaveLength(2));
  });

  it("leaves no process behind when it is stopped", async () => {
    await supervisor.start([fakePlan("one", family), fakePlan("two", family, "store")]);
    expect(listener.pids).toHaveLength(4);
    await supervisor.stop();
    await eventually(() => expect(listener.pids.filter(isAlive)).toEqual([]));
    expect(listener.ends).toEqual([]);
  });

  it("kills a process that ignores SIGTERM", async () => {
    await supervisor.start([fakePlan("stubborn", `trap "" TERM; ${family}; wait; wait`)]);
    await supervisor.stop();
    await eventually(() => expect(listener.pids.filter(isAlive)).toEqual([]));
  });

  it("starts nothing that is still being prepared when it is stopped", async () => {
    const plan = fakePlan("late", family);
    const prepared = Promise.withResolvers<undefined>();
    const prepare = () => prepared.promise.then(() => plan.prepare(() => undefined));
    const starting = supervisor.start([{ ...plan, prepare }]);
    await supervisor.stop();
    prepared.resolve(undefined);
    await starting;
    expect(listener.pids).toEqual([]);
  });

  it("ends the services before the stores", async () => {
    const lastWords = (name: string) =>
      `trap "echo ${name} ended; exit" TERM; echo ready; while :; do sleep 0.05; done`;
    await supervisor.start([
      fakePlan("store", lastWords("store"), "store"),
      fakePlan("service", lastWords("service")),
    ]);
    await supervisor.stop();
    expect(listener.lines.filter((line) => line.endsWith("ended"))).toEqual(["service ended", "store ended"]);
  });

  it("does not start if a process can't be prepared, and says why", async () => {
    const plan = {
      ...fakePlan("unprepared", ""),
      prepare: () => Promise.reject(new Error("no such program")),
    };
    await expect(supervisor.start([plan])).rejects.toThrow("no such program");
  });
});
