import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { abortOnClose } from "./abort-on-close.ts";

it("gives all who ask about one response the same signal, with one listener", () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const signal = abortOnClose(res);
  expect(abortOnClose(res)).toBe(signal);
  expect(res.listenerCount("close")).toBe(1);
  res.emit("close");
  expect(signal.aborted).toBe(true);
});
