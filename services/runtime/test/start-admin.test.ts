import { createMetrics } from "../src/index.ts";
import { eventually } from "@wordlehint/test-servers";
import { startAdmin, type AdminOptions, type RunningAdmin } from "../src/http/start-admin.ts";
import { recordingLog } from "./support/recording-log.ts";

const running: RunningAdmin[] = [];

async function start(options: Partial<AdminOptions> = {}) {
  const record = recordingLog();
  const admin = await startAdmin({
    host: "127.0.0.1",
    port: 0,
    log: record.log,
    metrics: createMetrics("test"),
    checks: {},
    isClosing: () => false,
    ownHosts: new Set(["auth"]),
    ...options,
  });
  running.push(admin);
  return { admin, get: (path: string) => fetch(admin.url + path), ...record };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((admin) => admin.close()));
});

describe("health", () => {
  it("is available while the service isn't ready", async () => {
    const { get } = await start({ checks: { database: () => Promise.reject(new Error("away")) } });
    expect((await get("/healthz")).status).toBe(200);
  });

  it("is ready when every check passes, and names those that don't", async () => {
    let away = true;
    const checks = {
      broker: () => Promise.resolve(),
      database: () => (away ? Promise.reject(new Error("10.0.0.1 away")) : Promise.resolve()),
    };
    const { get, messages } = await start({ checks });
    const response = await get("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "not ready", failing: ["database"] });
    away = false;
    await eventually(async () => expect((await get("/readyz")).status).toBe(200));
    expect(messages().filter((message) => message.includes("ready"))).toEqual(["not ready", "ready again"]);
  });

  it("isn't ready while a check hangs or throws", async () => {
    const checks = {
      hangs: () => new Promise<void>(() => undefined),
      throws: () => {
        throw new Error("at once");
      },
    };
    const { get } = await start({ checks });
    const [one, other] = await Promise.all([get("/readyz"), get("/readyz")]);
    expect(await one.json()).toEqual({ status: "not ready", failing: ["hangs", "throws"] });
    expect(other.status).toBe(503);
  });

  it("runs each check once for many probes", async () => {
    let asked = 0;
    const checks = { database: () => Promise.resolve(asked++).then(() => undefined) };
    const { get } = await start({ checks });
    await Promise.all(Array.from({ length: 20 }, () => get("/readyz")));
    expect(asked).toBe(1);
  });

  it("isn't ready while the service closes, although every check passes", async () => {
    let closing = false;
    const { get } = await start({ isClosing: () => closing });
    expect((await get("/readyz")).status).toBe(200);
    closing = true;
    const response = await get("/readyz");
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: "not ready", failing: ["closing"] },
    ]);
    expect((await get("/healthz")).status).toBe(200);
  });
});

it("shows the metrics", async () => {
  const { get } = await start();
  expect(await (await get("/metrics")).text()).toContain("process_cpu_seconds_total");
});

it("responds to anything else with 404, and writes no log", async () => {
  const { get, lines } = await start();
  expect((await get("/")).status).toBe(404);
  expect(lines).toEqual([]);
});

it("refuses to start on a port that is taken, and names the variable", async () => {
  const { admin } = await start();
  await expect(start({ port: admin.port })).rejects.toThrow(/on ADMIN_PORT \d+: .*EADDRINUSE/);
});
