import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createReadyResponses } from "../state/ready-responses.ts";
import { readyBody, respondFromMemory } from "./send-ready-response.ts";

const route = "/text";

/** Starts a server that responds from memory with this text, or else with 404. */
async function serve(text: string) {
  const ready = createReadyResponses();
  const response = { route, mediaType: "text/plain", etag: '"a"', freshUntilMs: 1000, isCurrent: () => true };
  ready.keep(route, { ...response, body: readyBody(text) });
  const server = createServer((req, res) => {
    if (respondFromMemory(ready, 0, req, res) !== route) res.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { close, ask: (method = "GET") => fetch(`http://127.0.0.1:${port}${route}`, { method }) };
}

it.each([
  ["short", "a “riddle”, and a naïve one"],
  ["long", "“riddle” ".repeat(2000)],
])("sends a %s text whole, with its length in bytes", async (_length, text) => {
  const { ask, close } = await serve(text);
  const response = await ask();
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(await response.text()).toBe(text);
  close();
});

it("leaves requests with another method than GET to their routes", async () => {
  const { ask, close } = await serve("text");
  expect([(await ask("POST")).status, (await ask("HEAD")).status]).toEqual([404, 404]);
  close();
});
