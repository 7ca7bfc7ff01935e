import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { limitInFlight } from "./limit-in-flight.ts";

const limit = limitInFlight(2, (req) => req.url, "downloads");

/** Sends a request through the limit, and returns a function that ends it. Throws if the limit refuses it. */
function begin(url: string): () => void {
  const response = new EventEmitter();
  const next = jest.fn();
  limit({ url } as Request, response as unknown as Response, next);
  expect(next.mock.calls).toEqual([[]]);
  return () => response.emit("close");
}
const refused = expect.objectContaining({
  code: "too_many_requests",
  message: "Too many downloads at once. Please wait until one of them has ended.",
}) as Error;

it("lets as many requests of each key in as may be in progress", () => {
  const end = begin("a");
  begin("a");
  expect(() => begin("a")).toThrow(refused);
  begin("b");
  end();
  begin("a");
  expect(() => begin("a")).toThrow(refused);
});

it("has room again for all of them when all have ended", () => {
  const ends = [begin("c"), begin("c")];
  for (const end of ends) end();
  begin("c");
  begin("c");
  expect(() => begin("c")).toThrow(refused);
});
