import { latestRiddleSchema } from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import { canonicalAddress } from "../../head/canonical.ts";
import { logFailure } from "../../lib/log.ts";
import { toShownRiddle, type ShownRiddle } from "../../lib/shown-riddle.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { serverEnv } from "../env.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";

export interface HomePageData {
  /** Null if the riddle service failed; the page then shows an error. */
  riddle: ShownRiddle | null;
  /** The site's public origin. */
  origin: string;
  settings: SiteSettings;
}

const timeoutMs = 2_000;
const homeZone = "America/New_York";

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
  const zone = serverRequest.headers.get("x-time-zone");
  try {
    const riddle = await latestRiddle(typeof zone === "string" && zone !== "" ? zone : homeZone);
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

async function latestRiddle(zone: string): Promise<ShownRiddle> {
  const url = new URL("/api/riddle/latest", serverEnv("RIDDLE_URL", "http://127.0.0.1:8012"));
  url.searchParams.set("tz", zone);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the riddle service responded with ${response.status}`);
  return toShownRiddle(latestRiddleSchema.parse(await response.json()));
}
