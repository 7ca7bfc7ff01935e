import { jest } from "@jest/globals";
import { Buffer } from "node:buffer";
import { problemSchema } from "@wordlehint/contracts";
import { startFakeServer, type FakeServer } from "@wordlehint/local/test-servers";
import { get } from "./support/get.ts";
import { cacheDir, startGateway, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

jest.setTimeout(120_000);

const picture = "/images/wordlehint/production/0a1b2c-800x600.jpg";

let site: FakeSite;
let images: FakeServer;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (serviceMs = 60_000) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    limits: { serviceMs },
    env: { CONTENT_IMAGES_URL: images.url },
  });
};

beforeEach(async () => {
  site = await startSite();
  images = await startFakeServer((_req, res) => void res.end());
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await images.stop();
  await site.stop();
  await cache.remove();
});

const respondWith = (status: number, headers: Record<string, string>, body: string | Buffer = "") => {
  images.handler = (_req, res) => void res.writeHead(status, headers).end(body);
};

describe("a picture of the content", () => {
  it("is passed on unchanged, with the headers that browsers need", async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
    const told = {
      "content-type": "image/webp",
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
    const got = await gateway.get(`${picture}?w=400&fm=webp`, { accept: "image/webp,*/*" });
    expect([got.status, got.body]).toEqual([200, bytes]);
    expect(got.headers).toMatchObject({ ...told, "x-content-type-options": "nosniff" });
    expect(got.headers["content-security-policy"]).toContain("sandbox");
    for (const name of ["set-cookie", "server", "x-powered-by"]) expect(got.headers).not.toHaveProperty(name);
    expect(images.requests).toMatchObject([
      { url: `${picture}?w=400&fm=webp`, headers: { accept: "image/webp,*/*" } },
    ]);
    expect(site.requests).toHaveLength(0);
  });

  it("is immutable by default, because its address contains a hash of its content", async () => {
    respondWith(200, { "content-type": "image/png" });
    expect((await gateway.get(picture)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("can be requested by range and conditionally", async () => {
    respondWith(206, { "content-range": "bytes 0-1/4", "content-type": "video/mp4" }, "ab");
    const part = await gateway.get("/files/wordlehint/production/0a1b2c.mp4", {
      range: "bytes=0-1",
      "if-range": '"x"',
    });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "ab", "bytes 0-1/4"]);
    respondWith(304, { etag: '"x"' });
    const same = await gateway.get(picture, { "if-none-match": '"x"' });
    expect([same.status, same.headers.etag]).toEqual([304, '"x"']);
    respondWith(416, { "content-range": "bytes */4" });
    const beyond = await gateway.get(picture, { range: "bytes=9-" });
    expect([beyond.status, beyond.headers["content-range"], beyond.headers["cache-control"]]).toEqual([
      416,
      "bytes */4",
      "no-store",
    ]);
    expect(images.requests.map(({ headers }) => headers.range ?? headers["if-none-match"])).toEqual([
      "bytes=0-1",
      '"x"',
      "bytes=9-",
    ]);
  });

  it("is requested without anything that identifies the visitor", async () => {
    respondWith(200, {});
    await gateway.get(picture, {
      cookie: "session=1",
      authorization: "Bearer x",
      "user-agent": "me",
      referer: "http://x",
    });
    const [request] = images.requests;
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(["connection", "host"]);
  });

  it("can be requested by HEAD, and not by POST", async () => {
    respondWith(200, { "content-length": "4", "content-type": "image/png" });
    const head = await gateway.get(picture, {}, "HEAD");
    expect([head.status, head.headers["content-length"], images.requests[0]?.method]).toEqual([
      200,
      "4",
      "HEAD",
    ]);
    const { status, headers } = await get(gateway.url, picture, {}, "POST", "x");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a picture that can't be had", () => {
  it.each([
    [404, 404, "not_found"],
    [403, 404, "not_found"],
    [400, 400, "invalid_input"],
    [302, 503, "unavailable"],
    [429, 503, "unavailable"],
    [500, 503, "unavailable"],
  ])("because of a %i gets visitors a %i without internal details", async (status, shown, code) => {
    respondWith(status, { location: "http://inner.example/" }, "inner secret");
    const got = await gateway.get(picture);
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([shown, code]);
    expect(got.text).not.toContain("inner");
    expect(got.headers["cache-control"]).toBe("no-store");
    expect(got.headers).not.toHaveProperty("location");
  });

  it("because its server is down gets visitors a 503", async () => {
    await images.stop();
    const got = await gateway.get(picture);
    expect([got.status, got.headers["retry-after"]]).toEqual([503, "5"]);
    expect(got.text).not.toMatch(/127\.0\.0\.1|ECONN/);
  });

  it("in time gets visitors a 504", async () => {
    await gateway.close();
    await start(50);
    images.handler = () => undefined;
    expect((await gateway.get(picture)).status).toBe(504);
  });

  it("because it breaks off gets visitors a broken response, not a complete one", async () => {
    images.handler = (_req, res) => {
      res.writeHead(200, { "content-length": "100" });
      res.write("half", () => res.destroy());
    };
    await expect(gateway.get(picture)).rejects.toThrow();
  });

  it.each([
    "/images/other/production/a.jpg",
    "/images/wordlehint/staging/a.jpg",
    "/images/wordlehint",
    "/files/other/production/a.pdf",
    "/images/wordlehint/production%2F..%2Fx/a.jpg",
  ])("because it isn't ours is never requested (%s)", async (path) => {
    const { status } = await gateway.get(path);
    expect([400, 404]).toContain(status);
    expect(images.requests).toHaveLength(0);
  });
});
