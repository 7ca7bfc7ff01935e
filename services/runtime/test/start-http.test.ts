import { Agent, request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import express from "express";
import {
  createMetrics,
  DomainError,
  nameRoute,
  startHttp,
  type HttpOptions,
  type RunningHttp,
} from "../src/index.ts";
import { recordingLog } from "./support/recording-log.ts";

const running: RunningHttp[] = [];

async function start(options: Partial<HttpOptions> = {}) {
  const record = recordingLog();
  const metrics = createMetrics("test");
  const http = await startHttp({
    host: "127.0.0.1",
    port: 0,
    log: record.log,
    metrics,
    routes: (app) => {
      app.get("/greeting/:name", (req, res) => void res.json({ hello: req.params.name }));
      app.post("/echo", express.json({ limit: 100 }), (req, res) => void res.json(req.body));
      app.get("/broken", () => {
        throw new Error("s3cret at 10.0.0.1");
      });
      app.get("/rejected", async () => Promise.reject(new Error("s3cret")));
      app.get("/taken", () => {
        throw new DomainError("conflict", "Use another.");
      });
      app.get("/half", (_req, res) => {
        res.write("half");
        throw new Error("too late");
      });
    },
    ...options,
  });
  running.push(http);
  const get = (path: string, init?: RequestInit) => fetch(http.url + path, init);
  return { http, get, metrics, ...record };
}

/** A request on a connection that is kept alive, so that one can tell when it ends. */
function kept(url: string, agent: Agent) {
  return new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const req = request(url, { agent }, (res) => {
      res.resume().once("end", () => {
        resolve({ status: res.statusCode ?? 0, connection: res.headers.connection });
      });
    });
    req.once("error", reject).end();
  });
}

const socketsOf = (agent: Agent) =>
  [...Object.values(agent.sockets), ...Object.values(agent.freeSockets)].flat().length;

afterEach(async () => {
  await Promise.all(running.splice(0).map((http) => http.close()));
});

it("a service is reached by IPv4 and IPv6 if it listens at the unspecified address", async () => {
  const { http } = await start({ host: "::" });
  const hosts = [
    "127.0.0.1",
    ...(networkInterfaces().lo?.some(({ family }) => family === "IPv6") ? ["[::1]"] : []),
  ];
  for (const host of hosts)
    expect((await fetch(`http://${host}:${http.port}/greeting/ada`)).status).toBe(200);
});

describe("a response", () => {
  it("has the caller's request id, as does the log", async () => {
    const { get, lines } = await start();
    const response = await get("/greeting/ada?token=s3cret", { headers: { "x-request-id": "gateway-0001" } });
    expect(await response.json()).toEqual({ hello: "ada" });
    expect(response.headers.get("x-request-id")).toBe("gateway-0001");
    const line = { msg: "request", requestId: "gateway-0001", path: "/greeting/ada", status: 200 };
    await eventually(() => expect(lines).toContainEqual(expect.objectContaining(line)));
    expect(JSON.stringify(lines)).not.toContain("s3cret");
  });

  it("gets a new id when the caller's is hostile, and reveals nothing about the server", async () => {
    const { get } = await start();
    const response = await get("/greeting/ada", { headers: { "x-request-id": '"}{"level":"fatal' } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-powered-by")).toBeNull();
  });

  it.each(["/greeting/ada", "/nowhere", "/broken"])(
    "tells browsers not to guess the type of %s",
    async (path) => {
      const { get } = await start();
      expect((await get(path)).headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});

it("keeps a connection open for longer than a load balancer does, which is a minute", async () => {
  const { get } = await start();
  expect((await get("/greeting/ada")).headers.get("keep-alive")).toBe("timeout=65");
});

describe("an error", () => {
  const body = (text: string): RequestInit => ({
    method: "POST",
    body: text,
    headers: { "content-type": "application/json" },
  });

  it.each<[string, string, RequestInit, number, string]>([
    ["an unknown address", "/nowhere", {}, 404, "not_found"],
    ["an unknown method", "/greeting/ada", { method: "DELETE" }, 404, "not_found"],
    ["an address that can't be decoded", "/greeting/%E0%A4%A", {}, 400, "invalid_input"],
    ["a body that is no JSON", "/echo", body("{"), 400, "invalid_input"],
    ["a body that is too large", "/echo", body(`"${"x".repeat(200)}"`), 413, "payload_too_large"],
    ["a domain error", "/taken", {}, 409, "conflict"],
    ["something unforeseen", "/broken", {}, 500, "internal_error"],
    ["a promise that is rejected", "/rejected", {}, 500, "internal_error"],
  ])("%s is reported as problem details", async (_what, path, init, status, code) => {
    const { get } = await start();
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    const text = await response.text();
    const problem = problemSchema.parse(JSON.parse(text));
    expect(problem).toMatchObject({ status, code, requestId: response.headers.get("x-request-id") });
    expect(text).not.toMatch(/s3cret|at .*\.ts/);
  });

  it("is a 415 for a charset or encoding that isn't supported", async () => {
    const { get } = await start();
    const headers = { "content-type": "application/json", "content-encoding": "unknown" };
    expect((await get("/echo", { method: "POST", body: "{}", headers })).status).toBe(415);
  });

  it("is logged with the request's id, cause and stack", async () => {
    const { get, lines } = await start();
    await get("/broken", { headers: { "x-request-id": "gateway-0002" } });
    const failed = lines.find(({ msg }) => msg === "request failed");
    expect(failed).toMatchObject({ level: "error", requestId: "gateway-0002" });
    expect(JSON.stringify(failed)).toContain("s3cret at 10.0.0.1");
  });

  it("aborts a response that has begun", async () => {
    const { get, messages } = await start();
    await expect(get("/half").then((response) => response.text())).rejects.toThrow();
    expect(messages()).toContain("response broken off");
  });
});

it("has metrics by route pattern, not by URL", async () => {
  const { get, metrics } = await start();
  await get("/greeting/ada");
  await get("/no/such/place");
  const text = await eventually(async () => {
    const shown = await metrics.registry.metrics();
    expect(shown).toMatch(/route="\/greeting\/:name",status="200"/);
    expect(shown).toMatch(/route="other",status="404"/);
    return shown;
  });
  expect(text).toContain("process_cpu_seconds_total");
  expect(text).not.toMatch(/ada|no\/such\/place/);
});

describe("the fast lane", () => {
  it("responds before everything else, or leaves the request to the routes", async () => {
    const { get } = await start({
      fastLane: (req, res) => {
        if (req.url !== "/hot") return undefined;
        res.end("hot");
        return "/hot";
      },
    });
    expect(await (await get("/hot")).text()).toBe("hot");
    expect((await get("/greeting/ada")).status).toBe(200);
  });

  it("has its requests counted by route, method and status, like all others", async () => {
    const { get, metrics } = await start({
      fastLane: (req, res) => {
        if (!req.url?.startsWith("/hot/")) return undefined;
        res.writeHead(Number(req.url.slice(-3))).end();
        return "/hot/:status";
      },
    });
    for (const path of ["/hot/200", "/hot/200", "/hot/304"]) await get(path);
    await get("/hot/200", { method: "HEAD" });
    const shown = await metrics.registry.metrics();
    const count = (method: string, status: number) =>
      new RegExp(
        `request_duration_seconds_count\\{.*method="${method}",route="/hot/:status",status="${status}".*\\} (\\d+)`,
      ).exec(shown)?.[1];
    expect([count("GET", 200), count("GET", 304), count("HEAD", 200)]).toEqual(["2", "1", "1"]);
  });

  it("doesn't end the process when it throws", async () => {
    const { get, messages } = await start({
      fastLane: () => {
        throw new Error("hostile address");
      },
    });
    expect((await get("/greeting/ada")).status).toBe(200);
    expect(messages()).toContain("the fast lane failed");
  });
});

describe("a request that names its host twice", () => {
  /** Sends a request with these headers as they are, and returns the response's first line. */
  const statusLine = async (url: string, target: string, headers: readonly string[]) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write([`GET ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n"));
    const response = Buffer.concat(await socket.toArray()).toString();
    return response.split("\r\n", 1)[0];
  };

  it("is refused, even if its response is in memory, and no other is", async () => {
    const { http } = await start({
      fastLane: (req, res) => {
        if (req.url !== "/hot") return undefined;
        res.end("hot");
        return "/hot";
      },
    });
    for (const target of ["/hot", "/greeting/ada"]) {
      const twice = ["Host: localhost", "Accept: */*", "hOST: evil.example"];
      expect(await statusLine(http.url, target, twice)).toBe("HTTP/1.1 400 Bad Request");
      expect(await statusLine(http.url, target, ["Host: localhost", "Accept: host"])).toBe("HTTP/1.1 200 OK");
    }
  });

  it("is refused if it asks for a WebSocket", async () => {
    const { http } = await start({
      onUpgrade: (_req, socket) => void socket.end("HTTP/1.1 101 Yes\r\n\r\n"),
    });
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Host: localhost"];
    expect(await statusLine(http.url, "/", upgrade)).toBe("HTTP/1.1 101 Yes");
    expect(await statusLine(http.url, "/", [...upgrade, "Host: localhost"])).toBe("HTTP/1.1 400 Bad Request");
  });
});

describe("closing", () => {
  /** A server with a route that responds when it is told to. */
  async function withSlowRoute() {
    const inside = Promise.withResolvers<unknown>();
    const release = Promise.withResolvers<unknown>();
    const started = await start({
      routes: (app) => {
        app.get("/slow", async (_req, res) => {
          inside.resolve(undefined);
          await release.promise;
          res.send("done");
        });
        app.get("/quick", (_req, res) => void res.send("done"));
      },
    });
    return { ...started, inside: inside.promise, release: () => release.resolve(undefined) };
  }

  it("lets a request in progress finish, accepts no other, and closes idle connections", async () => {
    const { http, get, inside, release } = await withSlowRoute();
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
    await kept(`${http.url}/quick`, idle);
    expect(socketsOf(idle)).toBe(1);
    const slow = kept(`${http.url}/slow`, busy);
    await inside;

    const closed = http.close();
    await eventually(() => expect(socketsOf(idle)).toBe(0));
    await expect(get("/quick")).rejects.toThrow();
    release();
    expect(await slow).toMatchObject({ status: 200 });
    await closed;
    await eventually(() => expect(socketsOf(busy)).toBe(0));
  });

  it("is quick once the last response is sent, although its connection is kept alive", async () => {
    const [one, other] = [await withSlowRoute(), await withSlowRoute()];
    const agent = new Agent({ keepAlive: true });
    const slow = kept(`${one.http.url}/slow`, agent);
    const stuck = kept(`${other.http.url}/slow`, agent);
    stuck.catch(() => undefined);
    await Promise.all([one.inside, other.inside]);
    const cut = other.http.close().then(() => "stuck connections cut");
    const closed = one.http.close().then(() => "quick");
    one.release();
    await slow;
    expect(await Promise.race([cut, closed])).toBe("quick");
    await cut;
  });

  it("closes stuck connections", async () => {
    const { http, inside } = await withSlowRoute();
    const agent = new Agent({ keepAlive: true });
    const slow = kept(`${http.url}/slow`, agent);
    slow.catch(() => undefined);
    await inside;
    const half = connect(http.port, "127.0.0.1").on("error", () => undefined);
    half.write("GET /quick HTTP/1.1\r\n");
    await http.close();
    await expect(slow).rejects.toThrow();
    half.destroy();
  });

  it("may be called twice", async () => {
    const { http } = await start();
    await Promise.all([http.close(), http.close()]);
    await http.close();
  });
});

it("refuses to start on a port that is taken, and names the variable", async () => {
  const { http } = await start();
  await expect(start({ port: http.port })).rejects.toThrow(/on PORT \d+: .*EADDRINUSE/);
});

it("has metrics by a name that a handler gives to the route", async () => {
  const { get, metrics } = await start({
    routes: (app) =>
      void app.use((_req, res) => {
        nameRoute(res, "page");
        res.end();
      }),
  });
  await get("/some/page");
  await eventually(async () =>
    expect(await metrics.registry.metrics()).toContain('route="page",status="200"'),
  );
});

it("has no readiness, health or metrics, which are on the admin port", async () => {
  const { get } = await start();
  for (const path of ["/readyz", "/healthz", "/metrics"]) expect((await get(path)).status).toBe(404);
});
