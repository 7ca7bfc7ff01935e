import { Buffer } from "node:buffer";
import { once } from "node:events";
import { connect } from "node:net";
import { problemSchema } from "@wordlehint/contracts";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

const image = (number: number) =>
  `/images/wordlehint/production/${String(number).padStart(40, "0")}-2000x1000.png?w=960&fm=webp&q=80`;
const webp = { "content-type": "image/webp" };

let site: FakeSite;
let images: FakeServer;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (options: Partial<GatewayOptions> = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    env: { CONTENT_IMAGES_URL: images.url },
    ...options,
  });
};

beforeEach(async () => {
  site = await startSite();
  images = await startFakeServer((_req, res) => void res.writeHead(200, webp).end("a picture"));
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await images.stop();
  await site.stop();
  await cache.remove();
});

describe("a picture of the content", () => {
  it("is made once, and kept even over a restart", async () => {
    const first = await gateway.get(image(1));
    expect([first.status, first.text, first.headers["x-cache"]]).toEqual([200, "a picture", "miss"]);
    const again = await gateway.get(image(1).replace("w=960&fm=webp", "fm=webp&w=960"));
    expect([again.text, again.headers["x-cache"]]).toEqual(["a picture", "hit"]);
    await gateway.close();
    await start({ hasPosition: true });
    expect((await gateway.get(image(1))).headers["x-cache"]).toBe("hit");
    expect(images.requests).toHaveLength(1);
    expect(site.requests).toHaveLength(0);
  });

  it("is immutable, may be shown by the studio, and can be requested conditionally and by HEAD", async () => {
    const { headers } = await gateway.get(image(1));
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect((await gateway.get(image(1), { "if-none-match": String(headers.etag) })).status).toBe(304);
    const head = await gateway.get(image(1), {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.text]).toEqual([200, "9", ""]);
  });

  it("is requested without anything that identifies the visitor", async () => {
    await gateway.get(image(1), {
      cookie: "session=1; tz=Asia/Tokyo",
      authorization: "Bearer x",
      "user-agent": "me",
      referer: "http://x",
    });
    const sent = JSON.stringify(images.requests[0]?.headers);
    for (const personal of ["session", "Tokyo", "Bearer", '"me"', "http://x"])
      expect(sent).not.toContain(personal);
  });

  it.each([
    ["in a form that the site doesn't use", image(1).replace("w=960", "w=961")],
    ["of another project", image(1).replace("wordlehint", "other")],
    ["of another dataset", image(1).replace("production", "staging")],
  ])("%s is not found, and its server not asked", async (_which, path) => {
    const { status, text } = await gateway.get(path);
    expect([status, problemSchema.parse(JSON.parse(text)).code]).toEqual([404, "not_found"]);
    expect(images.requests).toHaveLength(0);
  });

  it("is made while 70 clients take nothing of another one", async () => {
    // More than the buffers of a connection hold.
    const large = Buffer.alloc(8 * 1024 * 1024);
    images.handler = (req, res) =>
      void res.writeHead(200, webp).end(req.url === image(1) ? large : "another");
    const { hostname, port } = new URL(gateway.url);
    const slow = Array.from({ length: 70 }, () => connect({ host: hostname, port: Number(port) }).pause());
    await Promise.all(
      slow.map(async (socket) => {
        socket.write(`GET ${image(1)} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
        await once(socket, "readable");
      }),
    );
    expect((await gateway.get(image(2))).text).toBe("another");
    for (const socket of slow) socket.destroy();
  });
});

describe("a picture that can't be had", () => {
  it.each([
    [404, 404, "not_found"],
    [403, 404, "not_found"],
    [400, 404, "not_found"],
    [302, 503, "unavailable"],
    [429, 503, "unavailable"],
    [500, 503, "unavailable"],
  ])("because of a %i gets visitors a %i without internal details", async (status, shown, code) => {
    images.handler = (_req, res) =>
      void res.writeHead(status, { location: "http://inner.example/" }).end("inner");
    const got = await gateway.get(image(1));
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([shown, code]);
    expect(got.text).not.toContain("inner");
    expect(got.headers).not.toHaveProperty("location");
    expect(got.headers["cache-control"]).not.toContain("immutable");
  });

  it("because it is no picture gets visitors a 503", async () => {
    images.handler = (_req, res) => void res.writeHead(200, { "content-type": "text/html" }).end("<script>");
    expect((await gateway.get(image(1))).status).toBe(503);
  });

  it("because its server is down gets visitors a 503, while those that are kept are served", async () => {
    await gateway.get(image(1));
    await images.stop();
    await gateway.close();
    await start({ limits: { startingMs: 50 } });
    const got = await gateway.get(image(2));
    expect([got.status, got.headers["retry-after"]]).toEqual([503, "5"]);
    expect(got.text).not.toMatch(/127\.0\.0\.1|ECONN/);
    expect((await gateway.get(image(1))).text).toBe("a picture");
  });
});
