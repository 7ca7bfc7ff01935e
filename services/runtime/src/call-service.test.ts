import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { defineRoute } from "@wordlehint/contracts";
import * as z from "zod";
import { callService } from "./call-service.ts";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

let server: Server;
let asked: Asked[];
let respond: { status: number; headers?: Record<string, string>; body?: string } | undefined;
beforeAll(async () => {
  server = createServer((req, res) => {
    const { method, url, headers } = req;
    void text(req).then((body) => {
      asked.push({ method, url, headers, body });
      if (respond) res.writeHead(respond.status, respond.headers).end(respond.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
beforeEach(() => {
  asked = [];
  respond = { status: 200, body: '{"count":1,"more":true}' };
});

const contract = defineRoute({
  method: "post",
  path: "/internal/players/:userId/notes",
  auth: "service",
  summary: "Adds a note",
  body: z.object({ note: z.string() }),
  response: { status: 200, description: "How many there are", body: z.object({ count: z.int() }) },
  errors: [],
});

const call = (options: { userId?: string; timeoutMs?: number } = {}) =>
  callService({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serviceKey: "the key",
    contract,
    params: { userId: options.userId ?? "ada" },
    query: { after: "a b&c=d" },
    body: { note: "é" },
    timeoutMs: options.timeoutMs ?? 60_000,
  });

it("asks with the service key, and returns what the contract says of the response", async () => {
  expect(await call()).toEqual({ count: 1 });
  const [{ method, url, headers, body }] = asked as [Asked];
  expect([method, url]).toEqual(["POST", "/internal/players/ada/notes?after=a+b%26c%3Dd"]);
  expect(headers).toMatchObject({ authorization: "Bearer the key", "content-type": "application/json" });
  expect(JSON.parse(body)).toEqual({ note: "é" });
});

it("lets no parameter lead to another path", async () => {
  await call({ userId: "../../admin?x=#y" });
  expect(asked[0]?.url).toMatch(/^\/internal\/players\/..%2F..%2Fadmin%3Fx%3D%23y\/notes\?/);
});

it.each([201, 400, 404, 503])(
  "fails with the status when that isn't the one of success: %i",
  async (status) => {
    respond = { status, body: '{"count":1}' };
    await expect(call()).rejects.toMatchObject({ name: "ServiceCallFailed", status });
  },
);

it("sends the service key to no other address, whatever the service responds", async () => {
  respond = { status: 307, headers: { location: "/elsewhere" } };
  await expect(call()).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

it.each(['{"count":"one"}', "<html>", ""])(
  "refuses a response that breaks the contract: %s",
  async (body) => {
    respond = { status: 200, body };
    await expect(call()).rejects.toThrow();
  },
);

it("gives up when the service doesn't respond in time", async () => {
  respond = undefined;
  await expect(call({ timeoutMs: 50 })).rejects.toMatchObject({ name: "TimeoutError" });
});
