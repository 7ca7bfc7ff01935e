import { createCanvas, loadImage } from "@napi-rs/canvas";
import { problemSchema } from "@wordlehint/contracts";
import { useService, type FakeServer } from "@wordlehint/test-servers";
import { palettes } from "@wordlehint/contracts/palettes";
import { request } from "undici";
import { createService } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import { page, startRenderer } from "./support/start-renderer.ts";

const pictures = useService("social-images", { readConfig, createService });
let renderer: FakeServer;
let service: Awaited<ReturnType<typeof pictures.start>>;

const start = async (limits: Overrides["limits"] = {}) => {
  service = await pictures.start(pictures.config({ SITE_URL: renderer.url }), { limits });
};
const get = (path: string, headers: Record<string, string> = {}) => service.get(path, { headers });
const pngOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const problemOf = async (response: Response) => problemSchema.parse(await response.json());

beforeEach(async () => {
  renderer = await startRenderer();
  await start();
});

afterEach(() => renderer.stop());

describe("The picture of a page", () => {
  it("is a PNG of 1200 by 630 pixels in the site's colors", async () => {
    renderer.handler = page({ title: "About" });
    const response = await get("/social/about.png");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    const image = await loadImage(Buffer.from(await response.arrayBuffer()));
    expect([image.width, image.height]).toEqual([1200, 630]);
    const context = createCanvas(1200, 630).getContext("2d");
    context.drawImage(image, 0, 0);
    const corner = Buffer.from(context.getImageData(2, 2, 1, 1).data).toString("hex", 0, 3);
    expect(`#${corner}`).toBe(palettes.dark.paper);
  });

  it.each([
    ["/social/index.png", "/"],
    ["/social/blog/word-patterns.png", "/blog/word-patterns"],
  ])("%s is drawn from the meta tags of %s", async (picture, path) => {
    renderer.handler = page({});
    await get(picture);
    expect(renderer.requests.map(({ url }) => url)).toEqual([path]);
  });

  it("shows the page in the time zone of the `x-time-zone` header, or else in the home zone", async () => {
    renderer.handler = (req, res) => page({ kicker: String(req.headers["x-time-zone"]) })(req, res);
    const inTokyo = await get("/social/index.png", { "x-time-zone": "Asia/Tokyo" });
    const atHome = await get("/social/index.png");
    await get("/social/index.png", { "x-time-zone": "Nowhere/Land" });
    expect(renderer.requests.map(({ headers }) => headers["x-time-zone"])).toEqual([
      "Asia/Tokyo",
      "America/New_York",
      "America/New_York",
    ]);
    expect(inTokyo.headers.get("etag")).not.toBe(atHome.headers.get("etag"));
  });

  it("sends no other header of the visitor to the renderer", async () => {
    renderer.handler = page({});
    await get("/social/about.png", { cookie: "session=secret", "user-agent": "Crawler" });
    expect(JSON.stringify(renderer.requests)).not.toMatch(/secret|Crawler/);
  });

  it("has the page's Cache-Control and Surrogate-Key", async () => {
    const headers = { "surrogate-key": "home puzzle:2026-11-21", "cache-control": "public, s-maxage=30" };
    renderer.handler = page({}, headers);
    const response = await get("/social/index.png");
    expect(response.headers.get("surrogate-key")).toBe(headers["surrogate-key"]);
    expect(response.headers.get("cache-control")).toBe(headers["cache-control"]);
    renderer.handler = page({});
    const silent = await get("/social/index.png");
    expect(silent.headers.get("surrogate-key")).toBeNull();
    expect(silent.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  it("isn't sent again for a conditional request (304)", async () => {
    renderer.handler = page({});
    const etag = (await get("/social/about.png")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    // `fetch` adds `cache-control: no-cache` to conditional requests.
    const { statusCode } = await request(`${service.url}/social/about.png`, {
      headers: { "if-none-match": etag },
    });
    expect(statusCode).toBe(304);
  });

  it("has equal bytes for equal meta tags only", async () => {
    renderer.handler = page({ title: "One" });
    const one = await pngOf("/social/one.png");
    expect((await pngOf("/social/again.png")).equals(one)).toBe(true);
    renderer.handler = page({ title: "Two" });
    expect((await pngOf("/social/one.png")).equals(one)).toBe(false);
  });

  it("doesn't depend on the page's body, so that it can't show the riddle", async () => {
    renderer.handler = page({ title: "Today", kicker: "No. 1982", tiles: "5" });
    const closed = await pngOf("/social/index.png");
    const riddle = '<p>The riddle</p><p>crane</p><meta property="og:title" content="crane">';
    renderer.handler = page({ title: "Today", kicker: "No. 1982", tiles: "5", body: riddle });
    expect((await pngOf("/social/index.png")).equals(closed)).toBe(true);
  });

  it("follows a redirect that only adds a trailing slash", async () => {
    renderer.handler = (req, res) => {
      if (req.url === "/about") res.writeHead(301, { location: `${renderer.url}/about/` }).end();
      else page({})(req, res);
    };
    expect((await get("/social/about.png")).status).toBe(200);
  });

  it.each([
    ["markup", `"><script>alert(1)</script>`],
    ["templates", "%s%n{{7*7}}${process.exit(1)}"],
    ["invisible characters", "\u202eevil\u0000"],
    ["an endless word", "word".repeat(20_000)],
    ["emoji", "🧩".repeat(5000)],
    ["other scripts", "नमस्ते 世界 مرحبا"],
  ])("is drawn when the page's texts are %s", async (_name, title) => {
    renderer.handler = page({ title, kicker: title, site: title });
    const image = await loadImage(await pngOf("/social/x.png"));
    expect([image.width, image.height]).toEqual([1200, 630]);
  });
});

describe("A request for a picture", () => {
  it("gets 404 when the page doesn't exist", async () => {
    const response = await get("/social/none.png");
    expect([response.status, (await problemOf(response)).code]).toEqual([404, "not_found"]);
  });

  it("gets 404 when the response isn't a page with a picture", async () => {
    renderer.handler = (_req, res) =>
      void res.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    expect((await get("/social/favicon.svg.png")).status).toBe(404);
    renderer.handler = (_req, res) =>
      void res.writeHead(200, { "content-type": "text/html" }).end("<p>Hi</p>");
    expect((await get("/social/plain.png")).status).toBe(404);
    renderer.handler = (_req, res) => void res.writeHead(403, { "content-type": "text/html" }).end();
    expect((await get("/social/hidden.png")).status).toBe(404);
    renderer.handler = (_req, res) => void res.writeHead(302, { location: "https://evil.example/" }).end();
    expect((await get("/social/moved.png")).status).toBe(404);
  });

  it.each([
    ["has no .png", "/social/about", 404],
    ["ends in .jpg", "/social/about.jpg", 404],
    ["has an encoded slash", "/social/a%2fb.png", 400],
    ["has an invalid escape", "/social/%zz.png", 400],
    ["is too long", `/social/${"a".repeat(2000)}.png`, 414],
    ["is outside /social", "/other.png", 404],
  ])("is refused without a request to the renderer when its path %s", async (_name, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    await problemOf(response);
    expect(renderer.requests).toHaveLength(0);
  });

  it.each<[string, FakeServer["handler"]]>([
    ["responds with 500", (_req, res) => void res.writeHead(500).end("at secret.js:1")],
    ["responds with 503", (_req, res) => void res.writeHead(503, { "content-type": "text/html" }).end()],
    ["closes the connection", (req) => req.socket.destroy()],
  ])("gets 503 and Retry-After when the renderer %s", async (_name, handler) => {
    renderer.handler = handler;
    const response = await get("/social/index.png");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.stringify(await problemOf(response))).not.toMatch(/secret|ECONN|127\.0\.0\.1/);
  });

  it("gets 503 when the renderer times out or is down, and the service stays ready", async () => {
    await service.close();
    await start({ renderTimeoutMs: 50 });
    renderer.handler = () => undefined;
    expect((await get("/social/index.png")).status).toBe(503);
    await renderer.stop();
    expect((await get("/social/index.png")).status).toBe(503);
    expect((await service.getAdmin("/readyz")).status).toBe(200);
  });
});

it("A request with another method than GET and HEAD gets 405", async () => {
  const response = await service.get("/social/about.png", { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await service.get("/social/about.png", { method: "DELETE" })).status).toBe(405);
  expect(renderer.requests).toHaveLength(0);
});

describe("Many pictures at the same time", () => {
  it("wait in a queue, and get 503 when it is full", async () => {
    await service.close();
    await start({ concurrency: 1, maxWaiting: 2 });
    renderer.handler = (req, res) => page({ title: req.url ?? "" })(req, res);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get(`/social/page-${index}.png`)),
    );
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect((await get("/social/page-39.png")).status).toBe(200);
  });

  it("of equal cards are drawn once", async () => {
    await service.close();
    await start({ concurrency: 1, maxWaiting: 0 });
    renderer.handler = page({ title: "Same" });
    const responses = await Promise.all(Array.from({ length: 20 }, () => get("/social/same.png")));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await (await service.getAdmin("/metrics")).text()).toMatch(
      /social_images_draw_duration_seconds_count\S* 1\b/,
    );
  });
});
