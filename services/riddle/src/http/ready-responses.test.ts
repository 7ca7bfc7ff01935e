import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import { createReadyResponses, readyBody } from "./ready-responses.ts";

const route = "/api/riddle/latest";

function setUp() {
  const ready = createReadyResponses(() => 0);
  const response = {
    mediaType: "application/json",
    route,
    body: Buffer.from("{}"),
    etag: '"a"',
    freshUntilMs: 1000,
    isCurrent: () => true,
  };
  const send = (url: string, method = "GET") => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method, url });
    return ready.send(req, new ServerResponse(req));
  };
  const has = (url: string) => send(url) !== undefined;
  return { ready, has, send, keep: (url: string, over = {}) => ready.keep(url, { ...response, ...over }) };
}

it("keeps a response for every time zone there is", () => {
  const { has, keep } = setUp();
  const urls = Intl.supportedValuesOf("timeZone").map((zone) => `/api/riddle/latest?tz=${zone}`);
  for (const url of urls) keep(url);
  expect(urls.every(has)).toBe(true);
});

it("tells under which route a response is counted", () => {
  const { send, keep } = setUp();
  keep("/api/riddle/latest?tz=UTC");
  expect(send("/api/riddle/latest?tz=UTC")).toBe(route);
});

it("leaves requests with another method than GET to their routes", () => {
  const { send, keep } = setUp();
  keep(route);
  expect([send(route, "POST"), send(route, "HEAD")]).toEqual([undefined, undefined]);
});

it("doesn't keep a response for each of many made-up URLs", () => {
  const { has, keep } = setUp();
  const urls = Array.from({ length: 60_000 }, (_, number) => `/api/riddle/latest?tz=UTC&made-up=${number}`);
  for (const url of urls) keep(url);
  expect(urls.filter(has).length).toBeLessThanOrEqual(17_000);
});

it("keeps no more than sixteen megabytes of long bodies", () => {
  const { has, keep } = setUp();
  const urls = Array.from({ length: 3000 }, (_, number) => `/api/riddle/previous?made-up=${number}`);
  for (const url of urls) keep(url, { body: Buffer.alloc(20_000) });
  expect(urls.filter(has).length).toBeLessThanOrEqual(840);
});

it("keeps what is asked for all the time, however many made-up URLs there are", () => {
  const { has, keep } = setUp();
  keep("/api/riddle/latest");
  for (let number = 0; number < 60_000; number++) {
    keep(`/api/riddle/latest?made-up=${number}`);
    if (number % 1000 === 0) expect(has("/api/riddle/latest")).toBe(true);
  }
});

it("sends nothing that is over or has changed", () => {
  const { has, keep } = setUp();
  keep("/over", { freshUntilMs: 0 });
  keep("/changed", { isCurrent: () => false });
  expect([has("/over"), has("/changed")]).toEqual([false, false]);
});

it.each([
  ["short", "a “riddle”, and a naïve one"],
  ["long", "“riddle” ".repeat(2000)],
])("sends a %s text whole, with its length in bytes", async (_length, text) => {
  const { ready, keep } = setUp();
  keep("/text", { body: readyBody(text) });
  const server = createServer((req, res) => void ready.send(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/text`);
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(await response.text()).toBe(text);
  server.closeAllConnections();
  server.close();
});
