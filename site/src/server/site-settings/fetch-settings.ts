import { logFailure } from "../../lib/log.ts";
import { defaultSettings } from "../../settings/default-settings.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { fetchContent, type Fetched } from "../content-lake/fetch-content.ts";
import type { PageRequest } from "../page-request.ts";
import { settingsQuery } from "../queries/settings-query.ts";
import { withEnvironment } from "./environment-settings.ts";
import { contentSettings } from "./content-settings.ts";

export interface FetchedSettings {
  settings: SiteSettings;
  /** The tags by which a page with these settings is purged. */
  tags: readonly string[];
  /** The content lake failed: these are the last known settings, or the defaults. */
  isStale: boolean;
}

/** Short, because the home page needs no other content. */
const timeoutMs = 1_200;

/**
 * After a failure, the content lake isn't queried for so long, so that pages don't wait for it one after the
 * other.
 */
const pauseMs = 5_000;

let last: { liveEventId: string | undefined; known: Promise<FetchedSettings> } | undefined;
let lastFetched: SiteSettings | undefined;
let pausedUntil = 0;

/**
 * Returns the settings to render a page with. They are fetched once per live event id, and every time for drafts and
 * for requests without a live event id. Never rejects.
 */
export async function fetchSettings(
  request: Pick<PageRequest, "isPreview" | "liveEventId">,
): Promise<FetchedSettings> {
  if (request.isPreview) return { ...(await loadSettings(request, forPreview)) };
  if (last === undefined || request.liveEventId === undefined || last.liveEventId !== request.liveEventId) {
    last = { liveEventId: request.liveEventId, known: loadSettings(request, withEnvironment) };
  }
  const shared = last;
  const settings = await shared.known;
  if (settings.isStale && last === shared) last = undefined;
  return settings;
}

async function loadSettings(
  request: Pick<PageRequest, "isPreview" | "liveEventId">,
  adapt: (settings: SiteSettings) => SiteSettings,
): Promise<FetchedSettings> {
  const tags = ["type:siteSettings", "type:navigation"];
  try {
    if (performance.now() < pausedUntil) throw new Error("not retried yet after a failure");
    const { result, syncTags }: Fetched<Parameters<typeof contentSettings>[0]> = await fetchContent(
      settingsQuery,
      {},
      request,
      timeoutMs,
    );
    const fetched = contentSettings(result);
    if (!request.isPreview) lastFetched = fetched;
    return { settings: adapt(fetched), tags: [...syncTags, ...tags], isStale: false };
  } catch (error) {
    if (performance.now() >= pausedUntil) {
      pausedUntil = performance.now() + pauseMs;
      logFailure("Could not fetch the site's settings; using the last known ones", error);
    }
    return { settings: adapt(lastFetched ?? defaultSettings), tags, isStale: true };
  }
}

/** Removes ads, analytics and prompts for an editor's preview. */
function forPreview(settings: SiteSettings): SiteSettings {
  return {
    ...withEnvironment(settings),
    blockerMode: "off",
    analyticsScriptUrl: null,
    adScriptUrl: null,
    isPreview: true,
  };
}
