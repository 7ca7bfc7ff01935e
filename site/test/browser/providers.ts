import { test as base, type Locator, type Page } from "@playwright/test";
import type { AnalyticsEvent } from "../../src/lib/track.ts";
import type { SiteSettings } from "../../src/settings/site-settings.ts";
import { withSettings } from "./settings.ts";

/**
 * Tests whose browser keeps sandboxed frames in the page's process: Playwright can't intercept the first
 * request of a frame that starts in another process.
 */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--disable-features=IsolateSandboxedIframes"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

/** The place of an ad, which loads when it is scrolled into view. */
export const slotOf = (page: Page): Locator => page.getByRole("group", { name: "Advertisement" });

/** The folder of our own origin from which the Content-Security-Policy allows scripts. */
const allowedFolder = "/scripts";
const adScriptUrl = `${allowedFolder}/test-provider/ads.js`;
const analyticsScriptUrl = `${allowedFolder}/test-provider/analytics.js`;

/** Both scripts send requests periodically, so that a test can see whether they were stopped. */
const adScript = `
  const { place, width, height } = document.currentScript.dataset;
  document.body.append("A partner's ad, " + place + ", " + width + " by " + height);
  parent.postMessage("filled", "*");
  setInterval(() => fetch("/test-provider/ad-beat", { mode: "no-cors" }), 250);
`;
const analyticsScript = `
  addEventListener("message", ({ data }) =>
    fetch("/test-provider/collect", { method: "POST", mode: "no-cors", body: JSON.stringify(data) }));
  setInterval(() => fetch("/test-provider/analytics-beat", { mode: "no-cors" }), 250);
`;

const fence = "/test-provider/fence";

/**
 * Lets time pass on the page's clock, which must be installed, until every provider that runs has sent its periodic
 * request, and all of them have been recorded.
 */
export async function afterBeats(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await page.evaluate((path) => fetch(path), fence);
}

export interface Providers {
  /** Requested paths of the ad provider, below the allowed folder. */
  ads: string[];
  /** Requested paths of the analytics provider. */
  analytics: string[];
  /** Events that analytics received. */
  events: AnalyticsEvent[];
}

/** Configures both providers, fulfils their requests, and records them. */
export async function withProviders(page: Page, others: Partial<SiteSettings> = {}): Promise<Providers> {
  const seen: Providers = { ads: [], analytics: [], events: [] };
  await withSettings(page, { adScriptUrl, analyticsScriptUrl, ...others });
  await page.route("**/test-provider/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === fence) return route.fulfill({ body: "" });
    (pathname.includes("/ad") ? seen.ads : seen.analytics).push(pathname.replace(allowedFolder, ""));
    if (pathname.endsWith("/collect")) seen.events.push(route.request().postDataJSON() as AnalyticsEvent);
    const scripts: Record<string, string> = {
      [adScriptUrl]: adScript,
      [analyticsScriptUrl]: analyticsScript,
    };
    await route.fulfill({ contentType: "text/javascript", body: scripts[pathname] ?? "" });
  });
  return seen;
}
