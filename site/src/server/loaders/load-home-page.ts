import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import { canonicalAddress } from "../../head/canonical.ts";
import { logFailure } from "../../lib/log.ts";
import { toShownRiddle, type ShownRiddle } from "../../lib/shown-riddle.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { serverEnv } from "../env.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { fetchLatestRiddle, requestedZone } from "../riddle-service.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";

export interface HomePageData {
  /** Null if the riddle service failed; the page then shows an error. */
  riddle: ShownRiddle | null;
  /** The site's public origin. */
  origin: string;
  settings: SiteSettings;
}

/**
 * Loads the home page: the latest riddle of the time zone in the gateway's header `x-time-zone`. Without a
 * riddle the status is 503, and the page must not be cached.
 */
export async function loadHomePage(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): GetServerDataReturn<HomePageData> {
  const origin = canonicalAddress(serverEnv("SITE_ORIGIN", "http://localhost:8000"));
  const request = readPageRequest(serverRequest);
  const settings = fetchSettings(request);
  try {
    const riddle = toShownRiddle(await fetchLatestRiddle(requestedZone(serverRequest)));
    const known = await settings;
    return {
      props: { riddle, origin, settings: known.settings },
      headers: {
        "Cache-Control": cacheControl(request, known),
        ...surrogateKey(request, ["home", `puzzle:${riddle.date}`, ...known.tags]),
      },
    };
  } catch (error) {
    logFailure("Could not load the home page's riddle", error);
    return {
      status: 503,
      props: { riddle: null, origin, settings: (await settings).settings },
      headers: { "Cache-Control": "no-store" },
    };
  }
}
