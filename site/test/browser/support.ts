import { expect, type Page, type Request } from "@playwright/test";
import { latestRiddleSchema, type LatestRiddle } from "@wordlehint/contracts";

/** Waits until React has taken over: only then does the clock show a time. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
  await nextFrames(page);
}

/** Lets what waits for an animation frame, as the head does, be done. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** What the API says of the latest riddle in a zone. */
export async function askApi(page: Page, timeZone: string): Promise<LatestRiddle> {
  const response = await page.request.get(`/api/riddle/latest?tz=${encodeURIComponent(timeZone)}`);
  expect(response.status()).toBe(200);
  return latestRiddleSchema.parse(await response.json());
}

/** Answers the page's questions in the API's place, and counts them. */
export async function answerWith(page: Page, answer: () => LatestRiddle | null): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await page.route("**/api/riddle/latest*", async (route) => {
    count.asked += 1;
    const body = answer();
    await (body ? route.fulfill({ json: body }) : route.fulfill({ status: 503, json: { message: "Down" } }));
  });
  return count;
}

/** The zone that the browser under test lives in. */
export function zoneOf(page: Page): Promise<string> {
  return page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * Collects what a careful developer would not want to see while a page is used. Pages that links in view lead to are
 * loaded ahead, seconds later: whether they are there, and whether a reload cuts them off, is none of this page's.
 */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (isPageData(message.location().url)) return;
    if (["error", "warning"].includes(message.type())) trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request: Request) => {
    if (!isPageData(request.url())) trouble.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    const isMissingPage = response.status() === 404 && isPageData(response.url());
    if (response.status() >= 400 && !isMissingPage) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

function isPageData(url: string): boolean {
  return url.endsWith("/page-data.json");
}

/** The background that the page is painted on, as the browser computes it. */
export function paperOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

export const paper = { dark: "rgb(20, 19, 15)", light: "rgb(251, 248, 242)" } as const;
