import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { abortOnClose } from "./abort-on-close.ts";

const response = (state: { writableFinished: boolean }) =>
  Object.assign(new EventEmitter(), state) as unknown as ServerResponse;

it("is aborted when the client leaves before the response has ended", () => {
  const res = response({ writableFinished: false });
  const signal = abortOnClose(res);
  expect(signal.aborted).toBe(false);
  res.emit("close");
  expect(signal.aborted).toBe(true);
});

it("isn't aborted when the connection closes after the response", () => {
  const res = response({ writableFinished: true });
  const signal = abortOnClose(res);
  res.emit("close");
  expect(signal.aborted).toBe(false);
});

it("is the same for all who ask about one response, with one listener", () => {
  const res = response({ writableFinished: false });
  expect(abortOnClose(res)).toBe(abortOnClose(res));
  expect(res.listenerCount("close")).toBe(1);
  expect(abortOnClose(response({ writableFinished: false }))).not.toBe(abortOnClose(res));
});
