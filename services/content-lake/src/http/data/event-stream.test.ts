import { getEventListeners, once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { createLog } from "@wordlehint/runtime";
import { listen } from "@wordlehint/test-servers";
import { closeAll, closeLater } from "../../../test/support/close-later.ts";
import { openEventStream, type EventStream, type StreamOptions } from "./event-stream.ts";

const log = createLog({ service: "test", level: "silent" });
afterEach(closeAll);

/** A stream, and the response that its client receives and hasn't read yet. */
async function opened(options: Partial<StreamOptions> = {}, method = "GET") {
  let stream: EventStream | undefined;
  const server = createServer((req, res) => {
    stream = openEventStream(req, res, { log, signal: new AbortController().signal, ...options });
  });
  const { url, stop } = await listen(server);
  closeLater(stop);
  const request = get(url, { method });
  closeLater(() => request.destroy());
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (!stream) throw new Error("there is a response without a stream");
  return { stream, response };
}

describe("an event stream", () => {
  it("sends events with names, ids and JSON, and ends", async () => {
    const { stream, response } = await opened();
    stream.send("welcome", { name: "a\nb" });
    stream.send("message", { n: 1 }, "live-1");
    stream.end();
    stream.send("late", {});
    expect(response.headers["content-type"]).toContain("text/event-stream");
    const [, ...events] = (await text(response)).split("\n\n");
    expect(events).toEqual([
      'event: welcome\ndata: {"name":"a\\nb"}',
      'id: live-1\nevent: message\ndata: {"n":1}',
      "",
    ]);
  });

  it("keeps the connection alive with comments", async () => {
    const { response } = await opened({ keepAliveMs: 5 });
    let text = "";
    for await (const chunk of response as AsyncIterable<Buffer>) {
      text += chunk.toString();
      if (text.split(":\n\n").length > 3) break;
    }
    expect(text).toContain(":\n\n:\n\n");
  });

  it("disconnects a client that doesn't read, and says why", async () => {
    const { stream, response } = await opened({ maxWaitingBytes: 64 * 1024 });
    const ended = new AbortController();
    stream.onEnd(() => ended.abort());
    const big = "x".repeat(256 * 1024);
    while (!ended.signal.aborted) {
      stream.send("message", { big });
      await setImmediate();
    }
    expect((await text(response)).split("\n\n").at(-2)).toMatch(/^event: goaway\ndata: {"reason":/);
  });

  it("ends when the service shuts down, and calls back, even late", async () => {
    const shutdown = new AbortController();
    const { stream, response } = await opened({ signal: shutdown.signal });
    const calls: string[] = [];
    stream.onEnd(() => calls.push("early"));
    shutdown.abort();
    stream.onEnd(() => calls.push("late"));
    await text(response);
    expect(calls).toEqual(["early", "late"]);
  });

  it("ends when its client disconnects", async () => {
    const { stream, response } = await opened();
    const ended = new Promise<void>((resolve) => stream.onEnd(resolve));
    response.destroy();
    await ended;
  });

  it("isn't held in memory until the service shuts down", async () => {
    const { signal } = new AbortController();
    const { stream } = await opened({ signal });
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    stream.end();
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("sends only headers for a HEAD request", async () => {
    const { response } = await opened({}, "HEAD");
    expect([response.statusCode, await text(response)]).toEqual([200, ""]);
  });
});
