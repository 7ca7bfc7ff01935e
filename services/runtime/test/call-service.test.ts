import { defineRoute } from "@wordlehint/contracts";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import * as z from "zod";
import { callService } from "../src/call-service.ts";

let server: FakeServer;
let respond: { status: number; headers?: Record<string, string>; body?: string } | undefined;
beforeEach(async () => {
  respond = { status: 200, body: '{"count":1,"more":true}' };
  server = await startFakeServer((_req, res) => {
    if (respond) res.writeHead(respond.status, respond.headers).end(respond.body);
  });
});
afterEach(() => server.stop());

const contract = defineRoute({
  method: "post",
  path: "/internal/players/:userId/notes",
  callers: ["billing"],
  summary: "Adds a note",
  body: z.object({ note: z.string() }),
  response: { status: 200, description: "How many there are", body: z.object({ count: z.int() }) },
  errors: [],
});

const call = (options: { userId?: string; timeoutMs?: number } = {}) =>
  callService({
    origin: server.url,
    callKey: "the key",
    contract,
    params: { userId: options.userId ?? "ada" },
    query: { after: "a b&c=d" },
    body: { note: "é" },
    timeoutMs: options.timeoutMs ?? 60_000,
  });

it("asks with its key, and returns what the contract says of the response", async () => {
  expect(await call()).toEqual({ count: 1 });
  expect(server.requests).toMatchObject([
    {
      method: "POST",
      url: "/internal/players/ada/notes?after=a+b%26c%3Dd",
      headers: { authorization: "Bearer the key", "content-type": "application/json" },
      body: JSON.stringify({ note: "é" }),
    },
  ]);
});

it("sends no body where the contract has none, and returns nothing", async () => {
  respond = { status: 204 };
  const withoutBody = defineRoute({
    method: "get",
    path: "/internal/ready",
    callers: ["billing"],
    summary: "Says nothing",
    response: { status: 204, description: "Nothing" },
    errors: [],
  });
  const options = { origin: server.url, callKey: "the key", timeoutMs: 60_000 };
  await callService({ ...options, contract: withoutBody });
  expect(server.requests).toMatchObject([{ method: "GET", url: "/internal/ready", body: "" }]);
  expect(server.requests[0]?.headers).not.toHaveProperty("content-type");
});

it("lets no parameter lead to another path", async () => {
  await call({ userId: "../../admin?x=#y" });
  expect(server.requests[0]?.url).toMatch(/^\/internal\/players\/..%2F..%2Fadmin%3Fx%3D%23y\/notes\?/);
});

it.each([201, 400, 404, 503])(
  "fails with the status when that isn't the one of success: %i",
  async (status) => {
    respond = { status, body: '{"count":1}' };
    await expect(call()).rejects.toMatchObject({ name: "ServiceCallFailed", status });
  },
);

it("sends the key to no other address, whatever the service responds", async () => {
  respond = { status: 307, headers: { location: "/elsewhere" } };
  await expect(call()).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
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
