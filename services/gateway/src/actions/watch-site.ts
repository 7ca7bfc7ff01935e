import { homeZone } from "@wordlehint/contracts";
import { createHash } from "node:crypto";
import type { Log } from "@wordlehint/runtime";
import type { StateFile } from "../store/state-file.ts";
import type { Site } from "./ask-site.ts";
import type { Purger } from "./purge-pages.ts";

/** Looks after the renderer: is it there, and is it still the build that the kept pages came from? */
export type SiteWatch = {
  isUp(): boolean;
  stop(): void;
};

export type SiteWatchParts = { site: Site; purger: Purger; state: StateFile; log: Log; everyMs: number };

/** Gatsby writes here which build it is. */
const buildPath = "/page-data/app-data.json";

export function watchSite({ site, purger, state, log, everyMs }: SiteWatchParts): SiteWatch {
  let isUp = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const wasUp = isUp;
    try {
      const { status, body } = await site.ask(buildPath, homeZone);
      isUp = true;
      if (status === 200) await compareBuild(createHash("sha256").update(body).digest("base64url"));
      if (!wasUp) purger.renderStale();
    } catch {
      isUp = false;
      if (wasUp && !isStopped) log.warn("the renderer is gone; showing what is kept");
    }
  };

  const compareBuild = async (build: string) => {
    if (build === state.build) return;
    if (state.build !== undefined) {
      log.info("the site has a new build; rendering all pages again");
      await purger.purgeAll("build");
    }
    await state.save({ build });
  };

  const lookAgainAndAgain = async () => {
    await look();
    if (!isStopped) timer = setTimeout(() => void lookAgainAndAgain(), everyMs);
  };
  void lookAgainAndAgain();

  return {
    isUp: () => isUp,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
