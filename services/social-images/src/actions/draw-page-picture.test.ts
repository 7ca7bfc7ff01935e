import type { RenderedPage } from "../clients/renderer.ts";
import type { Card } from "../domain/card.ts";
import { drawPagePicture } from "./draw-page-picture.ts";

const body = `<html><head><meta property="og:title" content="  Today&#39;s   hint "><meta property="og:site_name"
  content="WordleHint"><meta property="og:image" content="/x.png"><meta name="wordlehint:tiles" content="5"></head></html>`;
const html = { "content-type": "text/html; charset=utf-8" };
const png = Buffer.from("a picture");

/** Draws the picture of what the renderer responds with, or of what it throws. */
function draw({ status = 200, headers = html, body: page = body }: Partial<RenderedPage>, failure?: Error) {
  const drawn: Card[] = [];
  const asked: unknown[] = [];
  const renderer = {
    fetchPage: (...request: unknown[]) => {
      asked.push(request);
      return failure ? Promise.reject(failure) : Promise.resolve({ status, headers, body: page });
    },
    close: () => Promise.resolve(),
  };
  const drawings = {
    draw: (card: Card) => {
      drawn.push(card);
      return Promise.resolve(png);
    },
    check: () => Promise.resolve(),
  };
  return { drawn, asked, picture: drawPagePicture({ renderer, drawings }, "/about", "Asia/Tokyo") };
}

it("draws the card of the page in the zone, which is cached and dropped as the page is", async () => {
  const headers = { ...html, "cache-control": "public, s-maxage=30", "surrogate-key": "home" };
  const { drawn, asked, picture } = draw({ headers });
  expect(await picture).toEqual({ png, cacheControl: "public, s-maxage=30", surrogateKey: "home" });
  expect(asked).toEqual([["/about", "Asia/Tokyo"]]);
  expect(drawn).toEqual([{ title: "Today’s hint", site: "WordleHint", kicker: "", closedTiles: 5 }]);
});

it("has caches ask each time for the picture of a page that says nothing about caching", async () => {
  expect(await draw({}).picture).toEqual({
    png,
    cacheControl: "public, max-age=0, must-revalidate",
    surrogateKey: undefined,
  });
});

it.each<[string, Partial<RenderedPage>]>([
  ["doesn't exist", { status: 404 }],
  ["is elsewhere", { status: 301 }],
  ["may not be seen", { status: 403 }],
  ["isn't HTML", { headers: { "content-type": "image/svg+xml" } }],
  ["is of no type", { headers: {} }],
  ["names no picture", { body: "<html><head><title>Hi</title></head></html>" }],
])("finds no picture of a page that %s", async (_name, page) => {
  const { drawn, picture } = draw(page);
  await expect(picture).rejects.toMatchObject({ code: "not_found" });
  expect(drawn).toEqual([]);
});

it.each([500, 502, 503])(
  "says that the picture may come later when the renderer responds with %i",
  async (status) => {
    await expect(draw({ status, headers: html }).picture).rejects.toMatchObject({ code: "unavailable" });
  },
);

it("says that the picture may come later when the renderer can't be reached, and keeps the cause for the log", async () => {
  const failure = new Error("connect ECONNREFUSED 127.0.0.1:8013");
  const refusal = await draw({}, failure).picture.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "unavailable", cause: failure });
  expect(String(refusal)).not.toContain("127.0.0.1");
});
