import { getCalendarContract, getOldCalendarContract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { listFeedDays } from "../actions/list-feed-days.ts";
import type { Context } from "../context.ts";
import { calendarFeed } from "../domain/feeds/calendar-feed.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

/** The riddles of the last thirty days for calendars, also at the path that earlier releases gave out. */
export function getCalendarRoutes(context: Context): Route[] {
  return [getCalendarContract, getOldCalendarContract].map((contract) =>
    route(contract, ({ query }, exchange) => {
      const { days, coming, zone, nextReleaseMs } = listFeedDays(context, query.tz);
      respondForAll(context, exchange, {
        contract,
        body: calendarFeed(days, coming, { origin: context.config.PUBLIC_ORIGIN, zone }),
        maxFreshMs: shortlyFreshMs,
        changesAtMs: [nextReleaseMs],
        headers: { "content-disposition": 'inline; filename="wordle-hints.ics"' },
      });
      return undefined;
    }),
  );
}
