import { createStreamFetch } from "./stream-fetch.ts";
import type { FromLake, ToLake } from "./stream-messages.ts";

const origin = "http://lake.example";
const listen = `${origin}/v1/data/listen/production?query=*`;

/** A WebSocket whose server side the test plays. */
function fakeSocket() {
  const target = new EventTarget();
  const sent: ToLake[] = [];
  const socket = Object.assign(target, {
    readyState: WebSocket.CONNECTING,
    send: (text: string) => sent.push(JSON.parse(text) as ToLake),
  }) as unknown as WebSocket & { readyState: number };
  return {
    socket,
    sent,
    connect: () => {
      socket.readyState = WebSocket.OPEN;
      target.dispatchEvent(new Event("open"));
    },
    say: (message: FromLake) =>
      target.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) })),
    beginClosing: () => {
      socket.readyState = WebSocket.CLOSING;
    },
    close: () => {
      socket.readyState = WebSocket.CLOSED;
      target.dispatchEvent(new Event("close"));
    },
  };
}

function setUp() {
  const sockets: ReturnType<typeof fakeSocket>[] = [];
  const streamFetch = createStreamFetch({
    origin,
    fetch: () => Promise.resolve(new Response("plain")),
    openSocket: () => {
      const fake = fakeSocket();
      sockets.push(fake);
      return fake.socket;
    },
  });
  const socket = (index = 0) => {
    const found = sockets[index];
    if (found === undefined) throw new Error("no socket was opened");
    return found;
  };
  return { streamFetch, sockets, socket };
}

describe("Event streams of the studio", () => {
  it("share one socket, and each receives its own messages", async () => {
    const { streamFetch, sockets, socket } = setUp();
    const first = streamFetch(listen, { headers: { accept: "text/event-stream" } });
    const second = streamFetch(`${origin}/v1/data/live/events/production`);
    socket().connect();
    expect(sockets).toHaveLength(1);
    expect(socket().sent).toEqual([
      {
        type: "open",
        id: 1,
        path: "/v1/data/listen/production?query=*",
        headers: { accept: "text/event-stream" },
      },
      { type: "open", id: 2, path: "/v1/data/live/events/production", headers: {} },
    ]);
    for (const id of [2, 1]) socket().say({ type: "head", id, status: 200, headers: { "x-id": String(id) } });
    socket().say({ type: "text", id: 1, text: "event: welcome\n\n" });
    socket().say({ type: "end", id: 1 });
    const response = await first;
    expect([response.status, response.url, response.headers.get("x-id")]).toEqual([200, listen, "1"]);
    expect(await response.text()).toBe("event: welcome\n\n");
    expect((await second).headers.get("x-id")).toBe("2");
  });

  it("fail when the socket closes, whether they have begun or not, and the next stream opens a new socket", async () => {
    const { streamFetch, sockets, socket } = setUp();
    const begun = streamFetch(listen);
    const waiting = streamFetch(listen);
    socket().connect();
    socket().say({ type: "head", id: 1, status: 200, headers: {} });
    const body = (await begun).text();
    socket().close();
    await expect(body).rejects.toThrow("lost");
    await expect(waiting).rejects.toThrow("lost");
    void streamFetch(listen).catch(() => undefined);
    expect(sockets).toHaveLength(2);
  });

  it("outlive a socket that was closing when they opened", async () => {
    const { streamFetch, socket } = setUp();
    const before = streamFetch(listen);
    socket().connect();
    socket().beginClosing();
    const after = streamFetch(listen);
    socket(1).connect();
    socket(1).say({ type: "head", id: 2, status: 200, headers: {} });
    socket().close();
    await expect(before).rejects.toThrow("lost");
    socket(1).say({ type: "text", id: 2, text: "event: welcome\n\n" });
    socket(1).say({ type: "end", id: 2 });
    expect(await (await after).text()).toBe("event: welcome\n\n");
  });

  it("are closed at the content lake when their reader aborts or cancels", async () => {
    const { streamFetch, socket } = setUp();
    const stopped = new AbortController();
    const aborted = streamFetch(listen, { signal: stopped.signal });
    const cancelled = streamFetch(listen);
    socket().connect();
    socket().say({ type: "head", id: 2, status: 200, headers: {} });
    stopped.abort();
    await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
    await (await cancelled).body?.cancel();
    expect(socket().sent.slice(2)).toEqual([
      { type: "close", id: 1 },
      { type: "close", id: 2 },
    ]);
  });

  it("are closed only once when their reader cancels and then aborts", async () => {
    const { streamFetch, socket } = setUp();
    const stopped = new AbortController();
    const cancelled = streamFetch(listen, { signal: stopped.signal });
    socket().connect();
    socket().say({ type: "head", id: 1, status: 200, headers: {} });
    await (await cancelled).body?.cancel();
    stopped.abort();
    expect(socket().sent.slice(1)).toEqual([{ type: "close", id: 1 }]);
  });

  it("have the status that the content lake gives, such as a refusal", async () => {
    const { streamFetch, socket } = setUp();
    const refused = streamFetch(listen);
    socket().connect();
    socket().say({ type: "head", id: 1, status: 403, headers: {} });
    expect(await refused).toMatchObject({ status: 403, ok: false });
  });

  it("end with an error when their reader aborts after they have begun", async () => {
    const { streamFetch, socket } = setUp();
    const stopped = new AbortController();
    const begun = streamFetch(listen, { signal: stopped.signal });
    socket().connect();
    socket().say({ type: "head", id: 1, status: 200, headers: {} });
    const body = (await begun).text();
    stopped.abort();
    await expect(body).rejects.toMatchObject({ name: "AbortError" });
    expect(socket().sent.at(-1)).toEqual({ type: "close", id: 1 });
  });

  it("leave nothing open at the content lake when their request was aborted before", async () => {
    const { streamFetch, socket } = setUp();
    await expect(streamFetch(listen, { signal: AbortSignal.abort() })).rejects.toThrow("abort");
    socket().connect();
    expect(socket().sent.map(({ type }) => type)).toEqual(["open", "close"]);
  });

  it("keep the characters of every language", async () => {
    const { streamFetch, socket } = setUp();
    const response = streamFetch(listen);
    socket().connect();
    socket().say({ type: "head", id: 1, status: 200, headers: {} });
    for (const text of ["naïve ", "🟩🟨"]) socket().say({ type: "text", id: 1, text });
    socket().say({ type: "end", id: 1 });
    expect(await (await response).text()).toBe("naïve 🟩🟨");
  });

  it("refuse a request that was aborted before, and tell the lake nothing after their end", async () => {
    const { streamFetch, socket } = setUp();
    const stopped = new AbortController();
    const ended = streamFetch(listen, { signal: stopped.signal });
    socket().connect();
    socket().say({ type: "head", id: 1, status: 200, headers: {} });
    socket().say({ type: "text", id: 1, text: "all of it" });
    socket().say({ type: "end", id: 1 });
    stopped.abort();
    expect(await (await ended).text()).toBe("all of it");
    expect(socket().sent).toHaveLength(1);
    await expect(streamFetch(listen, { signal: stopped.signal })).rejects.toThrow("abort");
  });

  it("fail when the content lake ends them without a response", async () => {
    const { streamFetch, socket } = setUp();
    const ended = streamFetch(listen);
    socket().connect();
    socket().say({ type: "end", id: 1 });
    await expect(ended).rejects.toThrow("before it sent a response");
  });

  it("leave every other request to the given fetch", async () => {
    const { streamFetch, sockets } = setUp();
    expect(await (await streamFetch(`${origin}/v1/data/query/production`)).text()).toBe("plain");
    expect(await (await streamFetch("https://other.example/data/listen/x")).text()).toBe("plain");
    expect(sockets).toHaveLength(0);
  });
});
