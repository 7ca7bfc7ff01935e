import { expect, type Page, type Request } from "@playwright/test";
import { latestRiddleSchema, type LatestRiddle } from "@wordlehint/contracts";

/**
 * Options for tests in `once` that depend on animations or smooth scrolling. The other tests there run with reduced
 * motion, which takes less time to draw.
 */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Waits until React has hydrated the page: only then does the countdown show a time. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
  await nextFrames(page);
}

/** Waits for pending animation frames, in which for instance the head is updated. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Fetches the latest riddle of a zone from the API. */
export async function fetchLatestRiddle(page: Page, timeZone: string): Promise<LatestRiddle> {
  const response = await page.request.get(`/api/riddle/latest?tz=${encodeURIComponent(timeZone)}`);
  expect(response.status()).toBe(200);
  return latestRiddleSchema.parse(await response.json());
}

/** Fulfils the page's riddle requests in the API's place, and counts them. */
export async function fulfilRiddle(
  page: Page,
  riddle: () => LatestRiddle | null,
): Promise<{ requests: number }> {
  const count = { requests: 0 };
  await page.route("**/api/riddle/latest*", async (route) => {
    count.requests += 1;
    const body = riddle();
    await (body ? route.fulfill({ json: body }) : route.fulfill({ status: 503, json: { message: "Down" } }));
  });
  return count;
}

/**
 * Responds to the request by which the page learns the server's time.
 * @param nowMs the time to respond with; undefined for a response without one, after which the device's clock counts
 */
export async function fulfilServerTime(
  page: Page,
  nowMs: () => number | undefined = () => undefined,
): Promise<void> {
  await page.route("/", async (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    const ms = nowMs();
    return route.fulfill({ headers: ms === undefined ? {} : { Date: new Date(ms).toUTCString() } });
  });
}

/** The time zone of the browser under test. */
export function zoneOf(page: Page): Promise<string> {
  return page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * Collects console errors and failed requests. Prefetches of linked pages are ignored: they run seconds
 * later, and a reload may abort them.
 */
export function collectErrors(page: Page): string[] {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (isPageData(message.location().url) || message.text() === blockedWorker) return;
    if (["error", "warning"].includes(message.type())) trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request: Request) => {
    // The browser aborts what is still loading when a page is left.
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isAborted && !isPageData(request.url())) trouble.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    const isMissingPage = response.status() === 404 && isPageData(response.url());
    if (response.status() >= 400 && !isMissingPage) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** Playwright's message where it blocks service workers. */
const blockedWorker = "Service Worker registration blocked by Playwright";

function isPageData(url: string): boolean {
  return url.endsWith("/page-data.json");
}

/** The computed background color of the page. */
export function paperOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

export const paper = { dark: "rgb(20, 19, 15)", light: "rgb(251, 248, 242)" } as const;
