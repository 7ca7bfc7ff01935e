import { logFailure } from "../../lib/log.ts";
import { defaultSettings } from "../../settings/default-settings.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { askContent, type Asked } from "../content-lake/fetch-content.ts";
import type { PageRequest } from "../page-request.ts";
import { settingsQuery } from "../queries/settings-query.ts";
import { withEnvironment } from "./environment-settings.ts";
import { writtenSettings } from "./written-settings.ts";

export interface KnownSettings {
  settings: SiteSettings;
  /** By what a page that holds them is purged. */
  tags: readonly string[];
  /** The content couldn't be asked: these are the last known ones, or what a site has without content. */
  isStale: boolean;
}

/** The home page needs no other content: it doesn't wait for long. */
const patienceMs = 1_200;

/** A content lake that failed is left alone for so long, so that no page waits for it again and again. */
const restMs = 5_000;

let last: { event: string | undefined; known: Promise<KnownSettings> } | undefined;
let lastWritten: SiteSettings | undefined;
let restsUntil = 0;

/**
 * The settings that a page is rendered with. They are asked for once for each change of content that the
 * gateway knows of; drafts, and where it knows of none, each time. Never fails.
 */
export async function siteSettings(
  request: Pick<PageRequest, "isPreview" | "event">,
): Promise<KnownSettings> {
  if (request.isPreview) return { ...(await loadSettings(request, quiet)) };
  if (last === undefined || request.event === undefined || last.event !== request.event) {
    last = { event: request.event, known: loadSettings(request, withEnvironment) };
  }
  const { known } = last;
  const settings = await known;
  if (settings.isStale && last.known === known) last = undefined;
  return settings;
}

async function loadSettings(
  request: Pick<PageRequest, "isPreview" | "event">,
  adapt: (settings: SiteSettings) => SiteSettings,
): Promise<KnownSettings> {
  const tags = ["type:siteSettings", "type:navigation"];
  try {
    if (performance.now() < restsUntil) throw new Error("it failed a moment ago");
    const { result, syncTags }: Asked<Parameters<typeof writtenSettings>[0]> = await askContent(
      settingsQuery,
      {},
      request,
      patienceMs,
    );
    const written = writtenSettings(result);
    if (!request.isPreview) lastWritten = written;
    return { settings: adapt(written), tags: [...syncTags, ...tags], isStale: false };
  } catch (error) {
    if (performance.now() >= restsUntil) {
      restsUntil = performance.now() + restMs;
      logFailure("The site's settings are not the newest", error);
    }
    return { settings: adapt(lastWritten ?? defaultSettings), tags, isStale: true };
  }
}

/** For an editor's eyes: nothing that advertises, counts or asks. */
function quiet(settings: SiteSettings): SiteSettings {
  return {
    ...withEnvironment(settings),
    blockerMode: "off",
    analyticsScriptUrl: null,
    adScriptUrl: null,
    isPreview: true,
  };
}
