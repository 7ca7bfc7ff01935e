import {
  getCalendarContract,
  getFeedContract,
  getOldCalendarContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { listFeedDays } from "../actions/list-feed-days.ts";
import type { Context } from "../context.ts";
import { calendarFeed } from "../domain/feeds/calendar-feed.ts";
import { rssFeed } from "../domain/feeds/rss-feed.ts";
import type { ReadyResponses } from "./ready-responses.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

/** The riddles of the last thirty days for programs that people read them in. */
export function feedRoutes(context: Context, ready: ReadyResponses): Route[] {
  const { PUBLIC_ORIGIN: origin } = context.config;
  return [
    route(getFeedContract, ({ query }, exchange) => {
      const { days, nextReleaseMs } = listFeedDays(context, query.tz);
      respondForAll(context, ready, exchange, {
        contract: getFeedContract,
        body: rssFeed(days, origin, pathOf(query.tz)),
        maxFreshMs: shortlyFreshMs,
        changesAtMs: [nextReleaseMs],
      });
      return undefined;
    }),
    ...[getCalendarContract, getOldCalendarContract].map((contract) =>
      route(contract, ({ query }, exchange) => {
        const { days, coming, zone, nextReleaseMs } = listFeedDays(context, query.tz);
        respondForAll(context, ready, exchange, {
          contract,
          body: calendarFeed(days, coming, { origin, zone }),
          maxFreshMs: shortlyFreshMs,
          changesAtMs: [nextReleaseMs],
          headers: { "content-disposition": 'inline; filename="wordle-hints.ics"' },
        });
        return undefined;
      }),
    ),
  ];
}

/** Where the feed of a zone is served. */
function pathOf(tz: string | undefined): string {
  const { path } = getFeedContract;
  return tz === undefined ? path : `${path}?${new URLSearchParams({ tz }).toString()}`;
}
