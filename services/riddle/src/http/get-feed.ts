import { getFeedContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { listFeedDays } from "../actions/list-feed-days.ts";
import type { Context } from "../context.ts";
import { rssFeed } from "../domain/feeds/rss-feed.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

/** The riddles of the last thirty days for feed readers. */
export function getFeedRoute(context: Context): Route {
  return route(contract, ({ query: { tz } }, exchange) => {
    const { days, nextReleaseMs } = listFeedDays(context, tz);
    const path =
      tz === undefined ? contract.path : `${contract.path}?${new URLSearchParams({ tz }).toString()}`;
    respondForAll(context, exchange, {
      contract,
      body: rssFeed(days, context.config.PUBLIC_ORIGIN, path),
      maxFreshMs: shortlyFreshMs,
      changesAtMs: [nextReleaseMs],
    });
    return undefined;
  });
}
