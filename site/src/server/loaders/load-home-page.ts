import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { HomePageContent, HomePageData } from "../../content/home-page-data.ts";
import { logFailure } from "../../lib/log.ts";
import { toShownRiddle } from "../../lib/shown-riddle.ts";
import type { PreviewData } from "../../preview/preview-data.ts";
import { fetchContent } from "../content-lake/fetch-content.ts";
import { previewData } from "../content-lake/preview-data.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest, type PageRequest } from "../page-request.ts";
import { cardTypes } from "../queries/card-types.ts";
import { homePageQuery } from "../queries/home-page-query.ts";
import { fetchLatestRiddle, requestedZone } from "../riddle-service.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";
import { siteOrigin } from "../site-origin.ts";

/**
 * Loads the home page: the latest riddle of the time zone in the gateway's header `x-time-zone`, and the texts below it.
 * Without a riddle the status is 503, and the page must not be cached. Without the content lake, the page has its riddle
 * and no texts, and is cached only briefly.
 */
export async function loadHomePage(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): GetServerDataReturn<HomePageData> {
  const origin = siteOrigin();
  const request = readPageRequest(serverRequest);
  const loadingSettings = fetchSettings(request);
  const loadingTexts = fetchTexts(request);
  const riddle = await fetchLatestRiddle(requestedZone(serverRequest))
    .then(toShownRiddle)
    .catch((error: unknown) => {
      logFailure("Could not load the home page's riddle", error);
      return null;
    });
  const known = await loadingSettings;
  const { content, preview, tags, isMissing } = await loadingTexts;
  const props = { riddle, content, origin, settings: known.settings, ...(preview && { preview }) };
  if (!riddle) return { status: 503, props, headers: { "Cache-Control": "no-store" } };
  return {
    props,
    headers: {
      "Cache-Control": cacheControl(request, { isStale: known.isStale || isMissing }),
      ...surrogateKey(request, ["home", `puzzle:${riddle.date}`, ...known.tags, ...tags]),
    },
  };
}

/** Short, because the page is useful without its texts. */
const timeoutMs = 1_200;

interface Texts {
  content: HomePageContent | null;
  preview?: PreviewData;
  tags: readonly string[];
  /** The content lake failed. */
  isMissing: boolean;
}

/** Never rejects. */
async function fetchTexts(request: PageRequest): Promise<Texts> {
  const types = [...cardTypes, "homePage", "glossaryTerm"].map((type) => `type:${type}`);
  try {
    const fetched = await fetchContent(homePageQuery, {}, request, timeoutMs);
    const { result, syncTags } = fetched;
    return {
      content: result,
      ...(request.isPreview && { preview: previewData({ query: homePageQuery }, fetched) }),
      tags: [...syncTags, ...types, ...(result ? [`rev:${result._rev}`] : [])],
      isMissing: false,
    };
  } catch (error) {
    logFailure("Could not fetch the home page's texts", error);
    return { content: null, tags: types, isMissing: true };
  }
}
