import type { Browser } from "@playwright/test";
import { capture } from "../capture.ts";
import { isScript, type Script } from "./script.ts";

/** The size of a phone. */
const viewport = { width: 390, height: 844 };

/** The zone of the first render: in another one it may be the next day, and the page would load more. */
const timezoneId = "America/New_York";

const quietMs = 2_000;

/**
 * Lists every script that a first visit requests until the network is idle, with its gzip size.
 * @throws when the page's status isn't 200.
 */
export async function scriptsOfVisit(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport, timezoneId });
  try {
    const page = await context.newPage();
    const found = new Map<string, boolean>();
    page.on("response", (response) => {
      if (!isScript(response.url(), response.headers()["content-type"])) return;
      const isRun = response.request().resourceType() === "script";
      found.set(response.url(), isRun || found.get(response.url()) === true);
    });
    const response = await page.goto(url, { waitUntil: "networkidle" });
    if (response?.status() !== 200) throw new Error(`${url}: status ${response?.status() ?? "unknown"}`);
    await page.waitForFunction(hasBeenQuiet, quietMs);
    return await Promise.all(Array.from(found, ([address, isRun]) => sized(address, isRun)));
  } finally {
    await context.close();
  }
}

/** Runs in the page. On a busy machine the network can be idle before all scripts have run. */
function hasBeenQuiet(ms: number): boolean {
  const entries = performance.getEntriesByType("resource") as unknown as { responseEnd: number }[];
  return performance.now() - Math.max(0, ...entries.map(({ responseEnd }) => responseEnd)) > ms;
}

async function sized(url: string, isRun: boolean): Promise<Script> {
  const { body } = await capture(url, { "accept-encoding": "gzip" });
  return { path: new URL(url).pathname, bytes: body.length, isRun };
}
