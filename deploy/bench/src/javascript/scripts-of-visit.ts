import type { Browser } from "@playwright/test";
import { capture } from "../capture.ts";
import { isScript, type Script } from "./script.ts";

/** A phone, for which every byte counts most. */
const viewport = { width: 390, height: 844 };

/** That of the first answer: in another it may be the next day already, and the page asks for more. */
const timezoneId = "America/New_York";

const quietMs = 2_000;

/**
 * Every script that a first visit requests until the network is idle, with its size as the server sends it to
 * a browser that takes gzip.
 * @throws when the page does not answer 200.
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
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status() ?? "nothing"}`);
    await page.waitForFunction(hasBeenQuiet, quietMs);
    return await Promise.all(Array.from(found, ([address, isRun]) => sized(address, isRun)));
  } finally {
    await context.close();
  }
}

/** Runs in the page, between its own work: on a busy machine the network is idle before all scripts have run. */
function hasBeenQuiet(ms: number): boolean {
  const entries = performance.getEntriesByType("resource") as unknown as { responseEnd: number }[];
  return performance.now() - Math.max(0, ...entries.map(({ responseEnd }) => responseEnd)) > ms;
}

async function sized(url: string, isRun: boolean): Promise<Script> {
  const { body } = await capture(url, { "accept-encoding": "gzip" });
  return { path: new URL(url).pathname, bytes: body.length, isRun };
}
