import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mock } from "node:test";
import { setImmediate } from "node:timers/promises";
import { baseQuery, type ApiRequest } from "./base-query.ts";

const stored = new Map<string, string>();
const received: { method: string | undefined; headers: IncomingMessage["headers"]; body: string }[] = [];
const notFound = (response: ServerResponse) => void response.writeHead(404).end();
let respond = notFound;
const dispatched: unknown[] = [];
let logged: jest.SpiedFunction<typeof console.error>;

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    received.push({ method: request.method, headers: request.headers, body });
    respond(response);
  });
});

const ofNode = Object.getOwnPropertyDescriptor(globalThis, "localStorage");

beforeAll(async () => {
  Object.defineProperty(globalThis, "localStorage", {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
    },
    configurable: true,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  // Test files that run later in the same process would see the replacement.
  if (ofNode) Object.defineProperty(globalThis, "localStorage", ofNode);
  else Reflect.deleteProperty(globalThis, "localStorage");
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
beforeEach(() => {
  stored.clear();
  received.length = 0;
  dispatched.length = 0;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  mock.timers.reset();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;

/** Sends a request to the server as an endpoint would. */
function send(args: Omit<ApiRequest, "url"> = {}, url = address()) {
  const { signal, abort } = new AbortController();
  const api = {
    signal,
    abort,
    dispatch: <A>(action: A) => (dispatched.push(action), action),
    getState: () => undefined,
    extra: undefined,
    endpoint: "test",
    type: "query" as const,
  };
  return baseQuery({ url, ...args }, api, {});
}

function json(status: number, body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    void response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(body);
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
});

describe("A response", () => {
  it("may bring a token that replaces the stored one", async () => {
    respond = json(200, "{}", { "renewed-token": "n3w" });
    expect(await send()).toEqual({ data: {}, meta: { renewedToken: "n3w" } });
  });
});

describe("A 401", () => {
  beforeEach(() => {
    respond = json(401, '{"message":"Sign in again."}');
    stored.set("token", "t0k");
  });

  it("ends the session of the token that was sent, and tells the player", async () => {
    await send();
    expect(stored.has("token")).toBe(false);
    expect(dispatched).toMatchObject([
      { type: "session/tokenRefused", payload: "t0k" },
      { type: "toast/toastShown", payload: { title: "You are signed out" } },
    ]);
  });

  it("leaves a token alone that another tab has stored since", async () => {
    const refuse = respond;
    respond = (response) => {
      stored.set("token", "n3w");
      refuse(response);
    };
    await send();
    expect(stored.get("token")).toBe("n3w");
    expect(dispatched).toEqual([]);
  });

  it("that refuses a password ends no session", async () => {
    await send({ method: "POST", refusesPassword: true });
    expect(stored.get("token")).toBe("t0k");
    expect(dispatched).toEqual([]);
  });

  it("is no refusal of a token where none was sent", async () => {
    stored.clear();
    await send();
    expect(dispatched).toEqual([]);
  });
});

it.each([403, 503])("A %i ends no session", async (status) => {
  respond = json(status, '{"message":"No."}');
  stored.set("token", "t0k");
  await send();
  expect(stored.get("token")).toBe("t0k");
  expect(dispatched).toEqual([]);
});

describe("A failed request", () => {
  it("has what is wrong with single fields, and when to try again", async () => {
    const errors = [{ path: "password", message: "Too common" }];
    respond = json(429, JSON.stringify({ message: "Slow down", errors }), { "retry-after": "90" });
    expect(await send()).toEqual({
      error: { status: 429, message: "Slow down", errors, retryAfterSeconds: 90 },
    });
  });

  it("has the status and the text of the response, and is logged", async () => {
    respond = json(409, '{"message":"Not today"}');
    expect(await send()).toEqual({ error: { status: 409, message: "Not today" } });
    expect(logged).toHaveBeenCalledWith(`GET ${address()}: Not today`);
  });

  it("has a status of its own where there is no response, and is logged", async () => {
    respond = (response) => void response.destroy();
    expect(await send({ method: "POST" })).toEqual({
      error: { status: "FETCH_ERROR", message: "fetch failed" },
    });
    expect(logged).toHaveBeenCalledWith(`POST ${address()}: fetch failed`);
  });

  it("has a status of its own where there is no response within ten seconds", async () => {
    const arrived = Promise.withResolvers<undefined>();
    respond = () => {
      arrived.resolve(undefined);
    };
    mock.timers.enable({ apis: ["setTimeout"] });
    const sent = send();
    await arrived.promise;
    mock.timers.tick(9_999);
    expect(await Promise.race([sent, setImmediate("still waiting")])).toBe("still waiting");
    mock.timers.tick(1);
    expect(await sent).toMatchObject({ error: { status: "TIMEOUT_ERROR" } });
  });

  it("has a status of its own where the JSON is malformed", async () => {
    respond = json(200, "{");
    expect(await send()).toMatchObject({ error: { status: "PARSING_ERROR" } });
  });
});
