import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { giveUpSlowBodies } from "./give-up-slow-bodies.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A request with a body that doesn't arrive, and what is sent in response. */
function requestWithBody(path: string) {
  const reading: { readableFlowing: boolean | null } = { readableFlowing: true };
  const headers = { "content-length": "10" };
  const req = Object.assign(new EventEmitter(), { headers, path, destroy: jest.fn() }, reading);
  const statuses: number[] = [];
  const res = {
    headersSent: false,
    writeHead: (status: number) => {
      statuses.push(status);
      return res;
    },
    end: () => res,
  };
  giveUpSlowBodies(30_000)(req as unknown as Request, res as unknown as Response, () => undefined);
  return { req, statuses };
}

it("A body that doesn't arrive in time is given up", () => {
  const { statuses } = requestWithBody("/v1/data/mutate/production");
  jest.advanceTimersByTime(30_000);
  expect(statuses).toEqual([408]);
});

it("The time in which nobody reads a body, because its request waits for its turn, doesn't count", () => {
  const { req, statuses } = requestWithBody("/v1/data/mutate/production");
  req.readableFlowing = null;
  jest.advanceTimersByTime(600_000);
  expect(statuses).toEqual([]);
  req.readableFlowing = true;
  jest.advanceTimersByTime(30_000);
  expect(statuses).toEqual([408]);
});

it("A body that has arrived, and an upload, are never given up", () => {
  const { req, statuses } = requestWithBody("/v1/data/mutate/production");
  req.emit("close");
  const upload = requestWithBody("/v1/assets/images/production");
  jest.advanceTimersByTime(600_000);
  expect([...statuses, ...upload.statuses]).toEqual([]);
});
