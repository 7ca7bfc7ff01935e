import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { giveUpSlowBodies } from "./give-up-slow-bodies.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("The time in which nobody reads a body, because its request waits for its turn, doesn't count", () => {
  const statuses: number[] = [];
  const res = { headersSent: false, writeHead: (status: number) => ({ end: () => statuses.push(status) }) };
  const reading: { readableFlowing: boolean | null } = { readableFlowing: null };
  const headers = { "content-length": "10" };
  const req = Object.assign(new EventEmitter(), { headers, path: "/v1/data/mutate/production" }, reading);
  giveUpSlowBodies(30_000)(req as unknown as Request, res as unknown as Response, () => undefined);
  jest.advanceTimersByTime(600_000);
  expect(statuses).toEqual([]);
  req.readableFlowing = true;
  jest.advanceTimersByTime(30_000);
  expect(statuses).toEqual([408]);
});
