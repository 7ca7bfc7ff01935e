import type { Page } from "@playwright/test";
import type { SiteSettings } from "../../src/settings/site-settings.ts";

interface PageData {
  result?: { serverData?: { settings?: SiteSettings } };
}

/** Shows pages with other settings than the product under test was started with. */
export async function withSettings(page: Page, changed: Partial<SiteSettings>): Promise<void> {
  await page.route("**/page-data/**/page-data.json*", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    const served = data.result?.serverData;
    if (served?.settings) served.settings = { ...served.settings, ...changed };
    await route.fulfill({ response, json: data });
  });
}
