import type { Page } from "@playwright/test";
import type { SiteSettings } from "../../src/settings/site-settings.ts";

interface PageData {
  result?: { serverData?: { settings?: SiteSettings } };
}

/** The settings of the product under test: the editors', or the defaults. */
export async function settingsOf(page: Page): Promise<SiteSettings> {
  const response = await page.request.get("/page-data/index/page-data.json");
  const { result } = (await response.json()) as PageData;
  const settings = result?.serverData?.settings;
  if (!settings) throw new Error("the home page's data hold no settings");
  return settings;
}

/** Changes the settings that pages are shown with: in the document and in page data fetched later. */
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
      // A prefetch of the page may still be running when the test ends.
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
