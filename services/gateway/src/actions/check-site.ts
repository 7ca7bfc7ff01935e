import { createHash } from "node:crypto";
import { homeZone } from "@wordlehint/contracts";
import type { SiteResponse } from "../clients/pages/connect-site.ts";
import type { PagesContext } from "../context/pages.ts";
import { purgeAll, rerenderStale, type PurgeContext } from "./purge-pages.ts";

export type CheckContext = PurgeContext & Pick<PagesContext, "state" | "signal">;

/** Gatsby writes the id of its build here. */
const buildPath = "/page-data/app-data.json";

/**
 * Checks whether the renderer responds, which it returns, and whether its build is still the one that rendered the
 * cached pages; if not, all pages are purged. Renders stale pages again when the renderer has come back.
 * @param wasUp the result of the previous check.
 */
export async function checkSite(context: CheckContext, wasUp: boolean): Promise<boolean> {
  const { site, inlineScripts, log, signal } = context;
  let response: SiteResponse;
  let scripts: readonly string[];
  try {
    response = await site.fetch(buildPath, homeZone, { signal });
    scripts = await inlineScripts.refresh(signal);
  } catch (error) {
    if (wasUp && !signal.aborted) log.warn({ err: error }, "the renderer is down; serving cached pages");
    return false;
  }
  if (response.status === 200) await compareBuild(context, response.body, scripts);
  if (!wasUp) rerenderStale(context);
  return true;
}

async function compareBuild(
  context: CheckContext,
  appData: Buffer,
  scripts: readonly string[],
): Promise<void> {
  const { state, log } = context;
  // The id covers only what browsers load.
  const build = createHash("sha256").update(appData).update(scripts.join()).digest("base64url");
  if (build === state.build) return;
  if (state.build !== undefined) {
    log.info("the site has a new build; rendering all pages again");
    await purgeAll(context, "build");
  }
  await state.save({ build });
}
