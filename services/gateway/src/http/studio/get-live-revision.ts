import { isPossibleAddress } from "@wordlehint/contracts";
import { getLiveRevisionContract } from "@wordlehint/contracts/routes/gateway-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import { servePage } from "../../actions/serve-page.ts";
import type { PagesContext } from "../../context/pages.ts";
import { liveRevision } from "../../domain/studio/live-revision.ts";
import { parseTarget } from "../../domain/request-target.ts";
import { resourceKind } from "../../domain/pages/resource.ts";
import { limitRate } from "../limit-rate.ts";

/** A studio asks five times a second for ten seconds after a publish, then rarely. */
const asksPerMinute = 300;

/**
 * `GET /api/pages/live-revision`: looks at a page exactly as a visitor without cookies would get it, and says only
 * whether it shows the revision that the caller names.
 */
export function getLiveRevision(context: PagesContext): Route {
  const { clock, clientOf } = context;
  return route(
    getLiveRevisionContract,
    async ({ query: { path, revision } }, { req }) => {
      if (!canBePage(path)) throw new DomainError("invalid_input", "There can't be a page at this path.");
      const request = { path, date: clock.dateOf(undefined), client: clientOf(req) };
      const { metadata } = (await servePage(context, request)).entry;
      if (metadata.status >= 500)
        throw new DomainError("unavailable", "The site can't show this page right now.");
      return liveRevision(metadata, revision);
    },
    [limitRate(asksPerMinute, clientOf)],
  );
}

/** Returns true if a page can be at this path, whatever the content is. */
function canBePage(path: string): boolean {
  return isPossibleAddress(path) && !("code" in parseTarget(path)) && resourceKind(path) === "page";
}
