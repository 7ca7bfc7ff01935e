import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { problemSchema } from "@wordlehint/contracts";
import { eventually, startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { get, type Got } from "./support/get.ts";
import { cacheDir, startGateway, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

let site: FakeSite;
let riddle: FakeServer;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (serviceMs: number) => {
  gateway = await startGateway({
    siteUrl: site.url,
    riddleUrl: riddle.url,
    cacheDir: cache.dir,
    limits: { serviceMs },
    env: { PUBLIC_ORIGIN: "https://wordlehint.example", AUTH_URL: riddle.url },
  });
};

/** Cookies of a browser that is signed in to the studio too, with one that a neighboring site could have set. */
const allCookies =
  "tz=Asia/Tokyo; lakeSession=editor; __Host-lakeSession=editor; __Host-wordlehint-preview=pass; device=forged;" +
  "__Host-device=browser; _ga=1";

beforeEach(async () => {
  site = await startSite();
  riddle = await startFakeServer((_req, res) => void res.end());
  cache = await cacheDir();
  await start(60_000);
});

afterEach(async () => {
  await gateway.close();
  await riddle.stop();
  await site.stop();
  await cache.remove();
});

const json = (body: unknown): FakeServer["handler"] => {
  return (_req, res) => void res.setHeader("content-type", "application/json").end(JSON.stringify(body));
};
const send = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = "",
) => get(gateway.url, path, headers, method, body);
const problemOf = ({ text }: Got) => problemSchema.parse(JSON.parse(text));

describe("a request below /api", () => {
  it("is forwarded to the service that has the route, and its response is sent back", async () => {
    riddle.handler = (_req, res) => {
      res.writeHead(201, {
        "content-type": "application/json",
        "cache-control": "max-age=5",
        "x-powered-by": "Express",
      });
      res.end('{"a":1}');
    };
    const sent = '{"letter":"a"}';
    const got = await send(
      "POST",
      "/api/riddle/latest?tz=Asia%2FTokyo",
      { "content-type": "application/json" },
      sent,
    );
    expect([got.status, got.text, got.headers["cache-control"]]).toEqual([201, '{"a":1}', "max-age=5"]);
    expect(got.headers).not.toHaveProperty("x-powered-by");
    expect(riddle.requests).toMatchObject([
      {
        method: "POST",
        url: "/api/riddle/latest?tz=Asia%2FTokyo",
        body: sent,
        headers: { "content-length": "14" },
      },
    ]);
  });

  it("tells the service who asks, and lets nobody forge it", async () => {
    await gateway.get("/api/riddle/latest", {
      "x-request-id": "visitor-request-1",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-puzzle-date": "2030-01-01",
      connection: "close, x-hop",
      "x-hop": "1",
      cookie: allCookies,
    });
    const { headers } = riddle.requests[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      "x-request-id": "visitor-request-1",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "wordlehint.example",
      "x-forwarded-proto": "https",
    });
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("x-puzzle-date");
    expect(headers).not.toHaveProperty("x-hop");
  });

  it("brings auth the cookie that marks the browser, and no service an editor's session or any other cookie", async () => {
    await gateway.get("/api/auth/jwks.json", { cookie: allCookies });
    await gateway.get("/api/auth/jwks.json", { cookie: "tz=Asia/Tokyo" });
    expect(riddle.requests.map(({ headers }) => headers.cookie)).toEqual([
      "__Host-device=browser",
      undefined,
    ]);
  });

  it("is never cached, and says so if the service doesn't", async () => {
    riddle.handler = json({ a: 1 });
    const first = await gateway.get("/api/riddle/latest");
    await gateway.get("/api/riddle/latest");
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(riddle.requests).toHaveLength(2);
    expect(site.requests).toHaveLength(0);
  });

  it("is compressed if the client accepts that and the response is long", async () => {
    const long = { text: "riddle ".repeat(1000) };
    riddle.handler = json(long);
    const zipped = await gateway.get("/api/riddle/latest", { "accept-encoding": "gzip" });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(JSON.parse(gunzipSync(zipped.body).toString())).toEqual(long);
    expect((await gateway.get("/api/riddle/latest")).headers).not.toHaveProperty("content-encoding");
    riddle.handler = json({ a: 1 });
    const short = await gateway.get("/api/riddle/latest", { "accept-encoding": "gzip" });
    expect([short.headers["content-encoding"], short.text]).toEqual([undefined, '{"a":1}']);
  });

  it("keeps the validators and the status of the service", async () => {
    riddle.handler = (_req, res) => void res.writeHead(304, { etag: '"x"' }).end();
    const { status, headers } = await gateway.get("/api/riddle/latest", { "if-none-match": '"x"' });
    expect([status, headers.etag]).toEqual([304, '"x"']);
  });

  it("that no service has a route for gets problem details", async () => {
    for (const path of [
      "/api",
      "/api/unknown",
      "/api/riddles/latest",
      "/api/riddle/unknown",
      "/API/riddle/latest",
    ]) {
      const got = await gateway.get(path);
      expect([got.status, problemOf(got).code]).toEqual([404, "not_found"]);
      expect(got.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(riddle.requests).toHaveLength(0);
  });

  it("may have any usual method, but no other", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) await send(method, "/api/riddle/latest");
    expect(riddle.requests.map(({ method }) => method)).toEqual(["PUT", "PATCH", "DELETE", "OPTIONS"]);
    const refused = await send("PROPFIND", "/api/riddle/latest");
    expect([refused.status, problemOf(refused).code]).toEqual([405, "method_not_allowed"]);
    expect(refused.headers.allow).toBe("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  });
});

describe("a body", () => {
  const mebibyte = 1024 * 1024;

  it("of up to one mebibyte is forwarded", async () => {
    expect((await send("POST", "/api/riddle/latest", {}, Buffer.alloc(mebibyte, "a"))).status).toBe(200);
    expect(riddle.requests[0]?.body).toHaveLength(mebibyte);
  });

  it("that is declared longer is refused before it reaches the service", async () => {
    const got = await send("POST", "/api/riddle/latest", { "content-length": String(mebibyte + 1) });
    expect([got.status, problemOf(got).code]).toEqual([413, "payload_too_large"]);
    expect(riddle.requests).toHaveLength(0);
  });

  it("that turns out to be longer is refused too", async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write("POST /api/riddle/latest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    for (let sent = 0; sent <= mebibyte; sent += 0x10000) socket.write(chunk);
    const [response] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(riddle.requests).toHaveLength(0);
  });
});

describe("a service that", () => {
  it("is down gets visitors a 503 with Retry-After", async () => {
    await riddle.stop();
    const got = await gateway.get("/api/riddle/latest");
    expect([got.status, problemOf(got).code]).toEqual([503, "unavailable"]);
    expect(Number(got.headers["retry-after"])).toBeGreaterThan(0);
    expect(got.text).not.toMatch(/ECONNREFUSED|stack|127\.0\.0\.1/);
  });

  it("doesn't respond in time gets visitors a 504", async () => {
    await gateway.close();
    await start(50);
    riddle.handler = () => undefined;
    const got = await gateway.get("/api/riddle/latest");
    expect([got.status, problemOf(got).code]).toEqual([504, "upstream_timeout"]);
  });

  it.each([
    ["names the length of", 1024 * 1024],
    ["doesn't know the length of", undefined],
  ])("%s a long response has it passed on as it comes", async (_what, length) => {
    const whole = Buffer.alloc(1024 * 1024, "a");
    const rest = Promise.withResolvers<undefined>();
    riddle.handler = (_req, res) => {
      res.writeHead(200, length === undefined ? {} : { "content-length": length });
      res.write(whole.subarray(0, 100));
      void rest.promise.then(() => res.end(whole.subarray(100)));
    };
    const asked = request(new URL("/api/riddle/latest", gateway.url), { agent: false });
    asked.end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const received: Buffer[] = [];
    for await (const chunk of response) {
      received.push(chunk as Buffer);
      rest.resolve(undefined);
    }
    expect(Buffer.concat(received).equals(whole)).toBe(true);
  });

  it("breaks off gets visitors a broken response, not a complete one", async () => {
    riddle.handler = (_req, res) => {
      res.writeHead(200, { "content-length": "100" });
      res.write("half", () => res.destroy());
    };
    await expect(gateway.get("/api/riddle/latest")).rejects.toThrow();
  });

  it("responds with problem details has them passed on unchanged", async () => {
    const problem = { type: "about:blank", title: "Bad Request", status: 400, code: "x", message: "no" };
    riddle.handler = (_req, res) => {
      res.writeHead(400, { "content-type": "application/problem+json" }).end(JSON.stringify(problem));
    };
    const got = await gateway.get("/api/riddle/latest");
    expect([got.status, problemOf(got)]).toEqual([400, problem]);
  });

  it("is still working has its request aborted when the visitor leaves", async () => {
    let wasLeft = false;
    riddle.handler = (_req, res) => void res.once("close", () => (wasLeft = true));
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write("GET /api/riddle/latest HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await eventually(() => expect(riddle.requests).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(wasLeft).toBe(true));
  });
});
