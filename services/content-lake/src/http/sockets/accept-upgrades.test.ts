import { once } from "node:events";
import { createServer } from "node:http";
import { createLog } from "@wordlehint/runtime";
import { listen } from "@wordlehint/test-servers";
import { WebSocket } from "ws";
import type { Context } from "../../context.ts";
import { acceptUpgrades } from "./accept-upgrades.ts";

const publicUrl = "http://lake.example";
const shutdown = new AbortController();
const context = {
  config: { PUBLIC_URL: publicUrl },
  log: createLog({ service: "test", level: "silent" }),
  signal: shutdown.signal,
} as unknown as Context;

it("A socket whose client doesn't respond to a ping is closed before the next one, and others stay open", async () => {
  let ping: () => void = () => undefined;
  const interval = jest.spyOn(globalThis, "setInterval").mockImplementation((run) => {
    ping = run;
    return undefined as unknown as NodeJS.Timeout;
  });
  const accepted: WebSocket[] = [];
  const serve = (socket: WebSocket) => void accepted.push(socket);
  const accept = acceptUpgrades(context, [{ match: () => ({}), acceptsAnonymous: true, serve }]);
  interval.mockRestore();
  const { port, stop } = await listen(createServer().on("upgrade", accept));
  const open = async (autoPong: boolean) => {
    const client = new WebSocket(`ws://127.0.0.1:${port}/`, { origin: publicUrl, autoPong });
    await once(client, "open");
    return client;
  };
  const responds = await open(true);
  const [first] = accepted;
  const hangs = await open(false);

  if (!first) throw new Error("the socket isn't served");
  const pong = once(first, "pong");
  ping();
  await pong;
  const closed = once(hangs, "close");
  ping();
  await closed;
  expect(responds.readyState).toBe(WebSocket.OPEN);

  const left = once(responds, "close");
  shutdown.abort();
  expect((await left)[0]).toBe(1012);
  await stop();
});
