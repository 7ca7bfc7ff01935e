import { startJob } from "@wordlehint/runtime";
import { checkSite, type CheckContext } from "../actions/check-site.ts";
import type { PagesContext } from "../context/pages.ts";

type WatchContext = CheckContext &
  Pick<PagesContext, "onClose"> & { limits: Pick<PagesContext["limits"], "watchMs"> };

export type SiteWatch = {
  /** True if the renderer responded to the last check. */
  isUp(): boolean;
};

/** Checks the renderer and its build every `watchMs`. */
export function watchSite(context: WatchContext): SiteWatch {
  let isUp = false;
  startJob(context, {
    name: "watch-site",
    run: async () => {
      isUp = await checkSite(context, isUp);
    },
    everyMs: context.limits.watchMs,
  });
  return { isUp: () => isUp };
}
