import type { GetServerDataReturn } from "gatsby";
import type { SiteSettings } from "../settings/site-settings.ts";
import { siteSettings } from "./settings.ts";

export interface PlainPageData {
  settings: SiteSettings;
}

/** For a page that is rendered from nothing but the site's settings. */
export function loadPlainPage(): GetServerDataReturn<PlainPageData> {
  return Promise.resolve({ props: { settings: siteSettings() } });
}
