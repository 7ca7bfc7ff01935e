import { createCanvas, loadImage } from "@napi-rs/canvas";
import { problemSchema } from "@wordlehint/contracts";
import type { Service } from "@wordlehint/runtime";
import { palettes } from "@wordlehint/site/theme/palettes";
import { request } from "undici";
import { createService } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import { page, startRenderer, type FakeRenderer } from "./support/start-renderer.ts";

let renderer: FakeRenderer;
let service: Service;

const start = async (limits: Overrides["limits"] = {}) => {
  service = await createService(readConfig({ PORT: "0", LOG_LEVEL: "silent", SITE_URL: renderer.url }), {
    limits,
  });
};
const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });
const pngOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const problemOf = async (response: Response) => problemSchema.parse(await response.json());

beforeEach(async () => {
  renderer = await startRenderer();
  await start();
});

afterEach(async () => {
  await service.close();
  await renderer.stop();
});

describe("The picture of a page", () => {
  it("is a PNG of 1200 by 630 pixels in the site's colours", async () => {
    renderer.answer = page({ title: "About" });
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
  ])("%s is made of what the page %s says of itself", async (picture, path) => {
    renderer.answer = page({});
    await get(picture);
    expect(renderer.requests.map(({ url }) => url)).toEqual([path]);
  });

  it("is that of the zone that the gateway names", async () => {
    renderer.answer = (req, res) => page({ kicker: String(req.headers["x-time-zone"]) })(req, res);
    const inTokyo = await get("/social/index.png", { "x-time-zone": "Asia/Tokyo" });
    const atHome = await get("/social/index.png");
    expect(renderer.requests.map(({ headers }) => headers["x-time-zone"])).toEqual([
      "Asia/Tokyo",
      "America/New_York",
    ]);
    expect(inTokyo.headers.get("etag")).not.toBe(atHome.headers.get("etag"));
  });

  it("tells the renderer nothing else of who asks", async () => {
    renderer.answer = page({});
    await get("/social/about.png", { cookie: "session=secret", "user-agent": "Crawler" });
    expect(JSON.stringify(renderer.requests)).not.toMatch(/secret|Crawler/);
  });

  it("may be kept as long as its page, and is out of date with it", async () => {
    const headers = { "surrogate-key": "home puzzle:2026-11-21", "cache-control": "public, s-maxage=30" };
    renderer.answer = page({}, headers);
    const response = await get("/social/index.png");
    expect(response.headers.get("surrogate-key")).toBe(headers["surrogate-key"]);
    expect(response.headers.get("cache-control")).toBe(headers["cache-control"]);
  });

  it("isn't sent again to who has it", async () => {
    renderer.answer = page({});
    const etag = (await get("/social/about.png")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    // `fetch` would ask for a new one at all costs.
    const { statusCode } = await request(`${service.url}/social/about.png`, {
      headers: { "if-none-match": etag },
    });
    expect(statusCode).toBe(304);
  });

  it("has the same bytes for the same words, and others for others", async () => {
    renderer.answer = page({ title: "One" });
    const one = await pngOf("/social/one.png");
    expect((await pngOf("/social/again.png")).equals(one)).toBe(true);
    renderer.answer = page({ title: "Two" });
    expect((await pngOf("/social/one.png")).equals(one)).toBe(false);
  });

  it("depends on nothing that the page's body says, so that it can give nothing away", async () => {
    renderer.answer = page({ title: "Today", kicker: "No. 1982", tiles: "5" });
    const closed = await pngOf("/social/index.png");
    const riddle = '<p>The riddle</p><p>crane</p><meta property="og:title" content="crane">';
    renderer.answer = page({ title: "Today", kicker: "No. 1982", tiles: "5", body: riddle });
    expect((await pngOf("/social/index.png")).equals(closed)).toBe(true);
  });

  it("is found behind the slash that the renderer wants", async () => {
    renderer.answer = (req, res) => {
      if (req.url === "/about") res.writeHead(301, { location: `${renderer.url}/about/` }).end();
      else page({})(req, res);
    };
    expect((await get("/social/about.png")).status).toBe(200);
  });

  it.each([
    ["markup", `"><script>alert(1)</script>`],
    ["templates", "%s%n{{7*7}}${process.exit(1)}"],
    ["marks that can't be seen", "\u202eevil\u0000"],
    ["an endless word", "word".repeat(20_000)],
    ["pictures", "🧩".repeat(5000)],
    ["other scripts", "नमस्ते 世界 مرحبا"],
  ])("is drawn when the page's words are %s", async (_what, title) => {
    renderer.answer = page({ title, kicker: title, site: title });
    const image = await loadImage(await pngOf("/social/x.png"));
    expect([image.width, image.height]).toEqual([1200, 630]);
  });
});

describe("There is no picture", () => {
  it("of a page that isn't there", async () => {
    const response = await get("/social/none.png");
    expect([response.status, (await problemOf(response)).code]).toEqual([404, "not_found"]);
  });

  it("of what is no page", async () => {
    renderer.answer = (_req, res) =>
      void res.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    expect((await get("/social/favicon.svg.png")).status).toBe(404);
    renderer.answer = (_req, res) =>
      void res.writeHead(200, { "content-type": "text/html" }).end("<p>Hi</p>");
    expect((await get("/social/plain.png")).status).toBe(404);
    renderer.answer = (_req, res) => void res.writeHead(302, { location: "https://evil.example/" }).end();
    expect((await get("/social/moved.png")).status).toBe(404);
  });

  it.each([
    ["without .png", "/social/about", 404],
    ["of another kind", "/social/about.jpg", 404],
    ["with a hidden slash", "/social/a%2fb.png", 400],
    ["with a broken escape", "/social/%zz.png", 400],
    ["that is too long", `/social/${"a".repeat(2000)}.png`, 414],
    ["of another folder", "/other.png", 404],
  ])("at an address %s, and the renderer isn't asked", async (_what, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    await problemOf(response);
    expect(renderer.requests).toHaveLength(0);
  });

  it.each<[string, FakeRenderer["answer"]]>([
    ["fails", (_req, res) => void res.writeHead(500).end("at secret.js:1")],
    ["has no riddle", (_req, res) => void res.writeHead(503, { "content-type": "text/html" }).end()],
    ["breaks off", (req) => req.socket.destroy()],
  ])("while the renderer %s: 503, and when to come back", async (_what, answer) => {
    renderer.answer = answer;
    const response = await get("/social/index.png");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.stringify(await problemOf(response))).not.toMatch(/secret|ECONN|127\.0\.0\.1/);
  });

  it("while the renderer is down, or says nothing", async () => {
    await service.close();
    await start({ renderMs: 50 });
    renderer.answer = () => undefined;
    expect((await get("/social/index.png")).status).toBe(503);
    await renderer.stop();
    expect((await get("/social/index.png")).status).toBe(503);
    expect((await get("/readyz")).status).toBe(200);
  });
});

describe("Many pictures at once", () => {
  it("are drawn a few at a time, and refused when too many wait", async () => {
    await service.close();
    await start({ atOnce: 1, mostWaiting: 2 });
    renderer.answer = (req, res) => page({ title: req.url ?? "" })(req, res);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get(`/social/page-${index}.png`)),
    );
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect((await get("/social/page-39.png")).status).toBe(200);
  });

  it("of the same words are drawn once", async () => {
    await service.close();
    await start({ atOnce: 1, mostWaiting: 0 });
    renderer.answer = page({ title: "Same" });
    const responses = await Promise.all(Array.from({ length: 20 }, () => get("/social/same.png")));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await (await get("/metrics")).text()).toMatch(/social_images_draw_duration_seconds_count\S* 1\b/);
  });
});
