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

/** A service whose database may be away, and how often it is asked for. */
function open() {
  const database = { isAway: false, asked: 0 };
  const check = () => {
    database.asked++;
    return database.isAway ? Promise.reject(new Error("away")) : Promise.resolve();
  };
  const routes = healthRoutes({
    checks: { database: check },
    metrics: createMetrics("test"),
    log: createLog({ service: "test", level: "silent" }),
    isClosing: () => false,
  });
  const probe = async () => {
    const responded = Promise.withResolvers<number>();
    let sent = 0;
    const res = {
      status: (status: number) => ((sent = status), res),
      set: () => res,
      json: () => responded.resolve(sent),
    };
    const req = { method: "GET", url: "/readyz" };
    routes(req as Request, res as unknown as Response, responded.reject);
    return responded.promise;
  };
  return { database, probe };
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
