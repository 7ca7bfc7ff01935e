import type { Request, Response } from "express";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { healthRoutes } from "./health.ts";

let clock: jest.SpiedFunction<typeof performance.now>;
let nowMs = 0;
beforeEach(() => {
  clock = jest.spyOn(performance, "now").mockImplementation(() => nowMs);
});
afterEach(() => clock.mockRestore());

/** A service whose database may be away, how often it is asked for, and what is logged. */
function open() {
  const database = { isAway: false, asked: 0 };
  const state = { isClosing: false };
  const logged: { level: string; msg: string; failing?: unknown }[] = [];
  const check = () => {
    database.asked++;
    return database.isAway ? Promise.reject(new Error("away")) : Promise.resolve();
  };
  const write = (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]);
  const routes = healthRoutes({
    checks: { database: check },
    metrics: createMetrics("test"),
    log: createLog({ service: "test", level: "info", destination: { write } }),
    isClosing: () => state.isClosing,
  });
  const read = async () => {
    const responded = Promise.withResolvers<{ status: number; body: unknown; headers: object }>();
    const headers: Record<string, string> = {};
    let status = 0;
    const res = {
      status: (sent: number) => ((status = sent), res),
      set: (name: string, value: string) => ((headers[name] = value), res),
      json: (body: unknown) => responded.resolve({ status, body, headers }),
    };
    const req = { method: "GET", url: "/readyz" };
    routes(req as Request, res as unknown as Response, responded.reject);
    return responded.promise;
  };
  return { database, state, logged, read, probe: async () => (await read()).status };
}

it("asks what a service needs once a second at most, and notices then that it is away", async () => {
  const { database, probe } = open();
  expect(await probe()).toBe(200);
  database.isAway = true;
  nowMs += 1000;
  expect(await probe()).toBe(200);
  expect(database.asked).toBe(1);
  nowMs += 1;
  expect(await probe()).toBe(503);
});

it("notices within a tenth of a second that what was away is back", async () => {
  const { database, probe } = open();
  database.isAway = true;
  expect(await probe()).toBe(503);
  database.isAway = false;
  nowMs += 100;
  expect(await probe()).toBe(503);
  expect(database.asked).toBe(1);
  nowMs += 1;
  expect(await probe()).toBe(200);
});
