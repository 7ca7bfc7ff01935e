import type { Page } from "@playwright/test";
import type { SiteSettings } from "../../src/settings/site-settings.ts";

interface PageData {
  result?: { serverData?: { settings?: SiteSettings } };
}

/** The settings that the product under test shows: what editors have written, or a new site's own. */
export async function settingsOf(page: Page): Promise<SiteSettings> {
  const response = await page.request.get("/page-data/index/page-data.json");
  const { result } = (await response.json()) as PageData;
  const settings = result?.serverData?.settings;
  if (!settings) throw new Error("the home page's data hold no settings");
  return settings;
}

/**
 * Shows pages with other settings than the product under test was started with: both the one that the
 * document brings along and those that are fetched after it.
 */
export async function withSettings(page: Page, changed: Partial<SiteSettings>): Promise<void> {
  await page.addInitScript(patchPageData, changed);
  await page.route("**/page-data/**/page-data.json*", async (route) => {
    try {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      const served = data.result?.serverData;
      if (served?.settings) served.settings = { ...served.settings, ...changed };
      await route.fulfill({ response, json: data });
    } catch {
      // What the page fetched ahead may be on its way still when the test is over.
      await route.abort().catch(() => undefined);
    }
  });
}

/** Runs in the page before its own scripts, one of which sets `pageData`. */
function patchPageData(changed: Partial<SiteSettings>): void {
  let data: PageData | undefined;
  Object.defineProperty(window, "pageData", {
    get: () => data,
    set: (value: PageData) => {
      const served = value.result?.serverData;
      if (served?.settings) served.settings = { ...served.settings, ...changed };
      data = value;
    },
  });
}
