import { Buffer } from "node:buffer";
import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { problemSchema } from "@wordlehint/contracts";
import { eventually, startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import type { Limits } from "../src/context/base.ts";
import { get } from "./support/get.ts";
import { cacheDir, startGateway, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

const file = "/files/wordlehint/production/0a1b2c.pdf";
const picture = `/images/wordlehint/production/${"0".repeat(40)}-2000x1000.png?w=960&fm=webp&q=80`;

let site: FakeSite;
let files: FakeServer;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (limits: Partial<Limits> = {}, env: Record<string, string> = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    limits: { serviceMs: 60_000, ...limits },
    env: { CONTENT_IMAGES_URL: files.url, ...env },
  });
};

beforeEach(async () => {
  site = await startSite();
  files = await startFakeServer((_req, res) => void res.end());
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await files.stop();
  await site.stop();
  await cache.remove();
});

const respondWith = (status: number, headers: Record<string, string>, body: string | Buffer = "") => {
  files.handler = (_req, res) => void res.writeHead(status, headers).end(body);
};

it.each([
  ["our own lake gets the token with a request for a file or picture", "", "Bearer secret"],
  ["no other server gets it", "http://lake.example", undefined],
])("%s", async (_title, lake, expected) => {
  await gateway.close();
  await start({}, { SANITY_API_HOST: lake || files.url, SANITY_TOKEN: "secret" });
  const received: unknown[] = [];
  files.handler = (req, res) => {
    received.push(req.headers.authorization);
    res.writeHead(200, { "content-type": "image/png" }).end();
  };
  for (const path of [file, picture]) expect((await gateway.get(path)).status).toBe(200);
  expect(received).toEqual([expected, expected]);
});

describe("a file of the content", () => {
  it("is passed on unchanged, with the headers that browsers need", async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
    const told = {
      "content-type": "application/pdf",
      "cache-control": "public, max-age=31536000, immutable",
      etag: '"x"',
      "last-modified": "Sat, 21 Nov 2026 12:00:00 GMT",
      vary: "Accept",
      "accept-ranges": "bytes",
    };
    respondWith(
      200,
      { ...told, "set-cookie": "a=b", server: "lake", "x-powered-by": "Express", age: "7" },
      bytes,
    );
    const got = await gateway.get(`${file}?dl=words.pdf`, { accept: "application/pdf,*/*" });
    expect([got.status, got.body]).toEqual([200, bytes]);
    expect(got.headers).toMatchObject({ ...told, "x-content-type-options": "nosniff" });
    expect(got.headers["content-security-policy"]).toContain("sandbox");
    for (const name of ["set-cookie", "server", "x-powered-by"]) expect(got.headers).not.toHaveProperty(name);
    expect(files.requests).toMatchObject([
      { url: `${file}?dl=words.pdf`, headers: { accept: "application/pdf,*/*" } },
    ]);
    expect(site.requests).toHaveLength(0);
  });

  it("is immutable by default, because its address contains a hash of its content", async () => {
    respondWith(200, { "content-type": "application/pdf" });
    expect((await gateway.get(file)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("can be requested by range and conditionally", async () => {
    respondWith(206, { "content-range": "bytes 0-1/4", "content-type": "video/mp4" }, "ab");
    const part = await gateway.get("/files/wordlehint/production/0a1b2c.mp4", {
      range: "bytes=0-1",
      "if-range": '"x"',
    });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "ab", "bytes 0-1/4"]);
    respondWith(304, { etag: '"x"' });
    const same = await gateway.get(file, { "if-none-match": '"x"' });
    expect([same.status, same.headers.etag]).toEqual([304, '"x"']);
    respondWith(416, { "content-range": "bytes */4" });
    const beyond = await gateway.get(file, { range: "bytes=9-" });
    expect([beyond.status, beyond.headers["content-range"], beyond.headers["cache-control"]]).toEqual([
      416,
      "bytes */4",
      "no-store",
    ]);
    expect(files.requests.map(({ headers }) => headers.range ?? headers["if-none-match"])).toEqual([
      "bytes=0-1",
      '"x"',
      "bytes=9-",
    ]);
  });

  it("is requested without anything that identifies the visitor", async () => {
    respondWith(200, {});
    await gateway.get(file, {
      cookie: "session=1",
      authorization: "Bearer x",
      "user-agent": "me",
      referer: "http://x",
    });
    const [request] = files.requests;
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(["connection", "host"]);
  });

  it("can be requested by HEAD, and not by POST", async () => {
    respondWith(200, { "content-length": "4", "content-type": "application/pdf" });
    const head = await gateway.get(file, {}, "HEAD");
    expect([head.status, head.headers["content-length"], files.requests[0]?.method]).toEqual([
      200,
      "4",
      "HEAD",
    ]);
    const posted = await get(gateway.url, file, {}, "POST", "x");
    expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(problemSchema.parse(JSON.parse(posted.text)).code).toBe("method_not_allowed");
  });

  it("is counted in the metrics under one name, whatever its address is", async () => {
    respondWith(200, { "content-type": "application/pdf" });
    for (const path of [file, `${file}?dl=words.pdf`]) await gateway.get(path);
    await eventually(async () => {
      const { text } = await gateway.getAdmin("/metrics");
      expect(text).toMatch(/request_duration_seconds_count\{.*route="content-file",status="200".*\} 2\n/);
    });
  });
});

describe("a file that can't be had", () => {
  it.each([
    [404, 404, "not_found"],
    [403, 404, "not_found"],
    [400, 400, "invalid_input"],
    [302, 503, "unavailable"],
    [429, 503, "unavailable"],
    [500, 503, "unavailable"],
  ])("because of a %i gets visitors a %i without internal details", async (status, shown, code) => {
    respondWith(status, { location: "http://inner.example/" }, "inner secret");
    const got = await gateway.get(file);
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([shown, code]);
    expect(got.text).not.toContain("inner");
    expect(got.headers["cache-control"]).toBe("no-store");
    expect(got.headers).not.toHaveProperty("location");
  });

  it("because its server is down gets visitors a 503", async () => {
    await files.stop();
    const got = await gateway.get(file);
    expect([got.status, got.headers["retry-after"]]).toEqual([503, "5"]);
    expect(got.text).not.toMatch(/127\.0\.0\.1|ECONN/);
  });

  it("in time gets visitors a 504", async () => {
    await gateway.close();
    await start({ serviceMs: 50 });
    files.handler = () => undefined;
    expect((await gateway.get(file)).status).toBe(504);
  });

  it("because it breaks off gets visitors a broken response, not a complete one", async () => {
    files.handler = (_req, res) => {
      res.writeHead(200, { "content-length": "100" });
      res.write("half", () => res.destroy());
    };
    await expect(gateway.get(file)).rejects.toThrow();
  });

  it.each([
    "/files/other/production/a.pdf",
    "/files/wordlehint/staging/a.pdf",
    "/files/wordlehint/production-internal/a.pdf",
    "/files/wordlehint",
    "/files/wordlehint/production%2F..%2Fx/a.pdf",
  ])("because it isn't ours is never requested (%s)", async (path) => {
    const { status } = await gateway.get(path);
    expect([400, 404]).toContain(status);
    expect(files.requests).toHaveLength(0);
  });
});

describe("a client that takes files slowly", () => {
  /** More than the buffers of a connection hold. */
  const long = Buffer.alloc(32 * 1024 * 1024);
  const short = Buffer.from("short");
  let open: Set<ServerResponse>;

  beforeEach(() => {
    open = new Set();
    files.handler = (req, res) => {
      res.once("close", () => open.delete(res));
      if (req.url === file) open.add(res);
      res.end(req.url === file ? long : short);
    };
  });

  /** Requests the file, and takes nothing of it. */
  const takeNothing = async () => {
    const { hostname, port } = new URL(gateway.url);
    const sent = request({ hostname, port, path: file, agent: false });
    sent.on("error", () => undefined).end();
    const [{ statusCode }] = (await once(sent, "response")) as [{ statusCode: number }];
    return { statusCode, end: () => sent.destroy() };
  };

  it("gets six at once, and the next one when one of them has ended", async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, takeNothing));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await gateway.get(`${file}2`);
    expect([refused.status, problemSchema.parse(JSON.parse(refused.text)).code]).toEqual([
      429,
      "too_many_requests",
    ]);
    taken[0]?.end();
    await eventually(async () => expect((await gateway.get(`${file}2`)).text).toBe("short"));
    for (const { end } of taken) end();
  });

  it("is cut off when it takes something again and again, but too little", async () => {
    await gateway.close();
    await start({ stalledMs: 1000, slowestBytesPerSecond: 256 * 1024 * 1024 });
    const sent = request(new URL(file, gateway.url), { agent: false }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const cutOff = once(response, "end");
    const reading = setInterval(() => void response.read(128 * 1024), 10);
    await expect(cutOff).rejects.toThrow("aborted");
    clearInterval(reading);
    await eventually(() => expect(open.size).toBe(0));
  });

  it("is cut off when it has taken nothing for a while", async () => {
    await gateway.close();
    await start({ stalledMs: 200 });
    await takeNothing();
    expect(open.size).toBe(1);
    await eventually(() => expect(open.size).toBe(0));
  });
});

it("compresses a table for a browser that asks for all of it, and leaves a part as it is", async () => {
  const table = "slate,1,73.65\n".repeat(200);
  respondWith(200, { "content-type": "text/csv; charset=utf-8", etag: '"1"' }, table);
  const whole = await gateway.get(file, { "accept-encoding": "gzip" });
  expect(whole.headers["content-encoding"]).toBe("gzip");
  const part = await gateway.get(file, { "accept-encoding": "gzip", range: "bytes=0-1999" });
  expect(part.headers["content-encoding"]).toBeUndefined();
});
