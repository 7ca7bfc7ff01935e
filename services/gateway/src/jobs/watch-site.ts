import { startJob } from "@wordlehint/runtime";
import { checkSite } from "../actions/check-site.ts";
import type { Context } from "../context.ts";

export type SiteWatch = {
  /** Whether the renderer responded to the last check. */
  isUp(): boolean;
};

/** Checks the renderer and its build again and again. */
export function watchSite(context: Context): SiteWatch {
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
