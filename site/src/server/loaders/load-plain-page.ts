import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";

export interface PlainPageData {
  settings: SiteSettings;
}

/** Loads a page that needs only the site's settings. */
export async function loadPlainPage(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): GetServerDataReturn<PlainPageData> {
  const request = readPageRequest(serverRequest);
  const known = await fetchSettings(request);
  return {
    headers: { "Cache-Control": cacheControl(request, known), ...surrogateKey(request, known.tags) },
    props: { settings: known.settings },
  };
}
