import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { createLog } from "@wordlehint/runtime";
import { openEventStream, type EventStream, type StreamOptions } from "./event-stream.ts";

const log = createLog({ service: "test", level: "silent" });
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A stream, and the answer that its client gets, which reads nothing yet. */
async function opened(options: Partial<StreamOptions> = {}, method = "GET") {
  let stream: EventStream | undefined;
  const server = createServer((req, res) => {
    stream = openEventStream(req, res, { log, stop: new AbortController().signal, ...options });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = get({ host: "127.0.0.1", port, method });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  closers.push(
    () => request.destroy(),
    () => server.close(),
  );
  if (!stream) throw new Error("there is an answer without a stream");
  return { stream, answer };
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe("an event stream", () => {
  it("sends events with names, ids and JSON, and ends", async () => {
    const { stream, answer } = await opened();
    stream.send("welcome", { name: "a\nb" });
    stream.send("message", { n: 1 }, "live-1");
    stream.end();
    stream.send("late", {});
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    const [, ...events] = (await textOf(answer)).split("\n\n");
    expect(events).toEqual([
      'event: welcome\ndata: {"name":"a\\nb"}',
      'id: live-1\nevent: message\ndata: {"n":1}',
      "",
    ]);
  });

  it("keeps the connection awake with comments", async () => {
    const { answer } = await opened({ keepAliveMs: 5 });
    let text = "";
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      text += chunk.toString();
      if (text.split(":\n\n").length > 3) break;
    }
    expect(text).toContain(":\n\n:\n\n");
  });

  it("lets go of a reader who doesn't read, with a word", async () => {
    const { stream, answer } = await opened({ mostWaitingBytes: 64 * 1024 });
    const ended = new AbortController();
    stream.onEnd(() => ended.abort());
    const big = "x".repeat(256 * 1024);
    while (!ended.signal.aborted) {
      stream.send("message", { big });
      await setImmediate();
    }
    expect((await textOf(answer)).split("\n\n").at(-2)).toMatch(/^event: goaway\ndata: {"reason":/);
  });

  it("ends with the service, and tells who fed it, even late", async () => {
    const stop = new AbortController();
    const { stream, answer } = await opened({ stop: stop.signal });
    const heard: string[] = [];
    stream.onEnd(() => heard.push("early"));
    stop.abort();
    stream.onEnd(() => heard.push("late"));
    await textOf(answer);
    expect(heard).toEqual(["early", "late"]);
  });

  it("ends when its client is gone", async () => {
    const { stream, answer } = await opened();
    const ended = new Promise<void>((resolve) => stream.onEnd(resolve));
    answer.destroy();
    await ended;
  });

  it("has headers only for who asks for no more", async () => {
    const { answer } = await opened({}, "HEAD");
    expect([answer.statusCode, await textOf(answer)]).toEqual([200, ""]);
  });
});
