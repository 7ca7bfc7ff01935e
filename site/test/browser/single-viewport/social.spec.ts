import { expect, test, type APIResponse, type Page } from "@playwright/test";
import { hintAddress } from "@wordlehint/contracts";
import { fetchLatestRiddle } from "../support.ts";

/** The value of a tag in the head of the served HTML, as a social network reads it. */
function valueOf(page: Page, selector: string, attribute = "content"): Promise<string> {
  return page
    .locator(selector)
    .getAttribute(attribute)
    .then((value) => value ?? "");
}

/** The width and height of a PNG, from its IHDR chunk. */
async function sizeOf(response: APIResponse): Promise<[number, number]> {
  expect(response.headers()["content-type"]).toBe("image/png");
  const png = await response.body();
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("The home page's picture is drawn and cached, and its alternative text matches it", async ({ page }) => {
  const { date, puzzleNumber } = await fetchLatestRiddle(page, "America/New_York");
  await page.goto("/");
  const address = new URL(await valueOf(page, "meta[property='og:image']"));
  expect(address.pathname).toBe(`/social${hintAddress(date)}.png`);
  // Links from before the picture had the day in its address.
  expect((await page.request.get("/social/index.png")).status()).toBe(200);
  expect(await valueOf(page, "meta[name='twitter:image']")).toBe(address.href);

  const first = await page.request.get(address.pathname);
  expect(first.status()).toBe(200);
  const declared = ["width", "height"].map((side) => valueOf(page, `meta[property='og:image:${side}']`));
  expect(await sizeOf(first)).toEqual((await Promise.all(declared)).map(Number));
  expect(await sizeOf(first)).toEqual([1200, 630]);

  const second = await page.request.get(address.pathname);
  expect(second.headers()).toMatchObject({
    "x-cache": "hit",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(second.headers()).not.toHaveProperty("surrogate-key");
  expect((await second.body()).equals(await first.body())).toBe(true);

  const alt = await valueOf(page, "meta[property='og:image:alt']");
  expect(alt).toContain(`No. ${puzzleNumber}`);
  await page.goto(hintAddress(date));
  expect(await valueOf(page, "meta[property='og:image']")).toBe(address.href);
  expect(await valueOf(page, "meta[property='og:image:alt']")).toBe(alt);
});

test("The picture and its alternative text have the first two lines of the riddle, and no more of it", async ({
  page,
}) => {
  const { riddle } = await fetchLatestRiddle(page, "America/New_York");
  await page.goto("/");
  const verse = await valueOf(page, "meta[name='wordlehint:verse']");
  const alt = await valueOf(page, "meta[property='og:image:alt']");
  const [first = "", second = "", ...others] = riddle.split("\n").map((line) => line.trim());
  expect(verse).toBe(`${first}\n${second}`);
  expect(alt).toContain(`${first} ${second.slice(0, -1)}`);
  for (const line of others) expect(verse + alt).not.toContain(line);
});

test("A page that doesn't exist has no picture", async ({ page }) => {
  const response = await page.request.get("/social/no-such-page.png");
  expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).toContain("application/problem+json");
});

test("The manifest is valid, and its icons exist", async ({ page }) => {
  await page.goto("/");
  const client = await page.context().newCDPSession(page);
  const { url, errors, data = "" } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  const manifest = JSON.parse(data) as { theme_color: string; icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    expect((await sizeOf(await page.request.get(src))).join("x")).toBe(sizes);
  }
  expect(await valueOf(page, "meta[name=theme-color]")).toBe(manifest.theme_color);
});

test("Every icon in the head exists", async ({ page }) => {
  await page.goto("/");
  const links = await page.locator("link[rel=icon], link[rel=apple-touch-icon]").all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  }
});
