import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import type { AppDispatch, RootState } from "../../../app/store.ts";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import { firstDayOf, monthAfter, monthOf, type PuzzleMonth } from "../../../lib/puzzle-month.ts";
import { atServerTime, serverNowMs } from "../../../lib/server-clock.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { useRetry } from "../../../lib/use-retry.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { reducerWithApi } from "../../../state/api.ts";
import { archiveApi, archiveArg, freshSeconds, useArchiveMonthQuery, usePrefetch } from "./archive-api.ts";
import type { FollowedMonth } from "./followed-month.ts";

/** Spreads the requests for the next riddle, which all browsers would otherwise send in the same second. */
const jitterMs = 10_000;

/**
 * A month of the archive: the rendered one at once, a newer one as soon as the browser has it. It is refreshed when the
 * next riddle is released where the player is, and when the page comes to the front after an hour.
 * @param asked null for the latest month
 */
export function useArchiveMonth(asked: PuzzleMonth | null, rendered: ArchiveMonth | null): FollowedMonth {
  const dispatch = useAppDispatch();
  const prefetch = usePrefetch("archiveMonth");
  const [{ zone, latest }, setPlace] = useState(currentPlace);
  const month = asked ?? monthOf(latest);

  // Before the query's own effect, which then finds this month and requests none.
  useEffect(() => {
    if (rendered) dispatch(keepRendered(rendered));
  }, [dispatch, rendered]);

  const query = useArchiveMonthQuery(archiveArg(month, zone, latest), {
    refetchOnMountOrArgChange: freshSeconds,
    refetchOnReconnect: true,
  });
  useRetry(query);

  const look = useCallback(
    (options: { force: true } | { ifOlderThan: number }) => {
      const now = currentPlace();
      setPlace((before) => (before.zone === now.zone && before.latest === now.latest ? before : now));
      prefetch(archiveArg(asked ?? monthOf(now.latest), now.zone, now.latest), options);
    },
    [asked, prefetch],
  );
  const refresh = useCallback(() => look({ ifOlderThan: freshSeconds }), [look]);
  const reload = useCallback(() => look({ force: true }), [look]);
  useOnFront(refresh);
  const aheadMs = useServerClock(refresh);
  useEffect(() => {
    const releaseMs = releaseInstantMs(addDays(latest, 1), zone);
    return atServerTime(releaseMs + Math.random() * jitterMs, refresh);
  }, [latest, zone, refresh, aheadMs]);

  return {
    // The month before stays in view until the new one is there.
    month: query.data ?? rendered,
    hasFailed: query.isError,
    isPending: query.isFetching,
    reload,
  };
}

/** Puts a rendered month into the cache, unless that holds it already. */
function keepRendered(rendered: ArchiveMonth) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { month, through, later } = rendered;
    const latest = later === null ? through : firstDayOf(monthAfter(month));
    const arg = archiveArg(month, browserZone(), latest);
    const select = reducerWithApi.selector(archiveApi.endpoints.archiveMonth.select(arg));
    if (select(getState()).data) return;
    dispatch(archiveApi.util.upsertQueryEntries([{ endpointName: "archiveMonth", arg, value: rendered }]));
  };
}

function currentPlace(): { zone: string; latest: PuzzleDate } {
  const zone = browserZone();
  return { zone, latest: latestPuzzleDate(serverNowMs(), zone) };
}
