import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { jest } from "@jest/globals";
import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";

const stored = new Map<string, string>();
const received: { method: string | undefined; headers: IncomingMessage["headers"]; body: string }[] = [];
const notFound = (response: ServerResponse) => void response.writeHead(404).end();
let respond = notFound;
let logged: jest.SpiedFunction<typeof console.error>;

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    received.push({ method: request.method, headers: request.headers, body });
    respond(response);
  });
});

beforeAll(async () => {
  Object.defineProperty(globalThis, "localStorage", {
    value: { getItem: (key: string) => stored.get(key) ?? null },
    configurable: true,
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
  stored.clear();
  received.length = 0;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;

/** Sends a request to the server as an endpoint would. */
function send(args: Omit<FetchArgs, "url"> = {}, url = address()) {
  const { signal, abort } = new AbortController();
  const api = {
    signal,
    abort,
    dispatch: () => undefined,
    getState: () => undefined,
    extra: undefined,
    endpoint: "test",
    type: "query" as const,
  };
  return baseQuery({ url, ...args }, api, {});
}

function json(status: number, body: string) {
  return (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(body);
}

describe("A request", () => {
  it("carries the stored token as bearer, and no such header without one", async () => {
    respond = json(200, "{}");
    await send();
    stored.set("token", "t0k");
    await send();
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer t0k"]);
  });

  it("has a JSON content type only with a body", async () => {
    respond = json(200, "{}");
    await send();
    await send({ method: "POST", body: { name: "b" } });
    expect(received.map(({ headers, body }) => [headers["content-type"], body])).toEqual([
      [undefined, ""],
      ["application/json", '{"name":"b"}'],
    ]);
  });

  it("returns the JSON of the response", async () => {
    respond = json(200, '{"ok":true}');
    expect(await send()).toEqual({ data: { ok: true } });
  });

  it("returns the text of a response that is not JSON", async () => {
    respond = (response) => void response.end("done");
    expect(await send()).toEqual({ data: "done" });
  });
});

describe("A failed request", () => {
  it("has the status and the text of the response, and is logged", async () => {
    respond = json(409, '{"message":"Not today"}');
    expect(await send()).toEqual({ error: { status: 409, message: "Not today" } });
    expect(logged).toHaveBeenCalledWith(`GET ${address()}: Not today`);
  });

  it("names the status where the response has no JSON", async () => {
    respond = notFound;
    expect(await send()).toEqual({ error: { status: 404, message: "404: Not Found" } });
  });

  it("has a status of its own where there is no response, and is logged", async () => {
    respond = (response) => void response.destroy();
    expect(await send({ method: "POST" })).toEqual({
      error: { status: "FETCH_ERROR", message: "fetch failed" },
    });
    expect(logged).toHaveBeenCalledWith(`POST ${address()}: fetch failed`);
  });

  it("has a status of its own where the JSON is malformed", async () => {
    respond = json(200, "{");
    expect(await send()).toMatchObject({ error: { status: "PARSING_ERROR" } });
  });
});
