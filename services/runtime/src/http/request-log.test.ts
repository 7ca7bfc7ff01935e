import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, Response } from "express";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { countedFastLane } from "./fast-lane.ts";
import { requestLog } from "./request-log.ts";

let clock: jest.SpiedFunction<typeof performance.now>;
let nowMs = 0;
beforeEach(() => {
  clock = jest.spyOn(performance, "now").mockImplementation(() => nowMs);
});
afterEach(() => clock.mockRestore());

/** Returns the lines and metrics of a log. */
function openLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = createLog({ service: "test", level: "debug", destination: { write } });
  const metrics = createMetrics("test");
  const seconds = async () =>
    Number(/^http_request_duration_seconds_sum\{.*\} (.+)$/m.exec(await metrics.registry.metrics())?.[1]);
  return { log, lines, metrics, seconds };
}

/** The line about a request that takes a quarter of a second, and the seconds that are counted for it. */
async function logged(path: string, { status = 200, isSent = true } = {}) {
  const { log, lines, metrics, seconds } = openLog();
  const req = { method: "GET", path, headers: { "x-request-id": "request-0001" } };
  const fields = {
    req,
    locals: {},
    statusCode: status,
    writableFinished: isSent,
    setHeader: () => undefined,
  };
  const res = Object.assign(new EventEmitter(), fields);
  void requestLog(log, metrics)(req as unknown as Request, res as unknown as Response, () => undefined);
  expect(lines).toEqual([]);
  nowMs += 250;
  res.emit("close");
  return { line: lines[0], seconds: await seconds() };
}

it("logs how long a request took in milliseconds, and counts it in seconds", async () => {
  const { line, seconds } = await logged("/blog");
  expect(line).toMatchObject({ level: "info", method: "GET", path: "/blog", status: 200, ms: 250 });
  expect(line).not.toHaveProperty("aborted");
  expect(seconds).toBe(0.25);
});

it("says of a request that its client broke it off before the response was sent", async () => {
  expect((await logged("/blog", { isSent: false })).line).toMatchObject({ aborted: true });
});

it.each([
  ["/internal/revocations", 200, "debug"],
  ["/internal/revocations", 400, "info"],
  ["/internal/revocations", 503, "info"],
  ["/api/internal/", 200, "info"],
])("logs %s with %i at the level %s", async (path, status, level) => {
  expect((await logged(path, { status })).line).toMatchObject({ level, status });
});

it("cuts the path of a hostile request", async () => {
  expect((await logged(`/${"x".repeat(10_000)}`)).line?.path).toHaveLength(200);
});

it("counts in seconds how long the fast lane took, too", async () => {
  const { log, metrics, seconds } = openLog();
  const handle = countedFastLane(() => ((nowMs += 500), "/hot"), { log, metrics });
  expect(handle({ method: "GET" } as IncomingMessage, { statusCode: 200 } as ServerResponse)).toBe(true);
  expect(await seconds()).toBe(0.5);
});

it("leaves no request to the routes that the fast lane has begun to respond to", () => {
  const { log, metrics } = openLog();
  const fail = () => {
    throw new Error("in the middle");
  };
  const handle = countedFastLane(fail, { log, metrics });
  const taken = [true, false].map((headersSent) =>
    handle({} as IncomingMessage, { headersSent } as ServerResponse),
  );
  expect(taken).toEqual([true, false]);
});
