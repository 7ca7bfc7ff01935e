import { latestPuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { useRetry } from "../../../lib/use-retry.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { apiJoined } from "../../../state/api.ts";
import { freshSeconds } from "./fresh-seconds.ts";
import { useLatestRiddleQuery, usePrefetch } from "./riddle-api.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";

export interface LatestRiddle {
  /** Null only when neither the renderer nor the browser got one. */
  riddle: ShownRiddle | null;
  isPending: boolean;
  reload: () => void;
  /** Fetches the riddle if there is none of the player's day, or if it is no longer fresh. */
  refresh: () => void;
}

/**
 * The riddle to show: the rendered one until the browser has fetched one. It is fetched when this is mounted, refreshed
 * when the page comes to the front, and fetched again while there is none of the player's day.
 */
export function useLatestRiddle(rendered: ShownRiddle | null): LatestRiddle {
  const dispatch = useAppDispatch();
  const prefetch = usePrefetch("latestRiddle");
  const [arg, setArg] = useState(currentArg);
  // Before the query's own effect, which makes the first request.
  useEffect(() => {
    dispatch(apiJoined());
  }, [dispatch]);
  const query = useLatestRiddleQuery(arg, {
    refetchOnMountOrArgChange: freshSeconds,
    refetchOnReconnect: true,
  });
  const isOutdated = query.data !== undefined && query.data.date < arg.date;
  useRetry({ ...query, isError: query.isError || isOutdated });

  const fetchLatest = useCallback(
    (options: { force: true } | { ifOlderThan: number }) => {
      const latest = currentArg();
      setArg(latest);
      prefetch(latest, options);
    },
    [prefetch],
  );
  const refresh = useCallback(() => fetchLatest({ ifOlderThan: freshSeconds }), [fetchLatest]);
  const reload = useCallback(() => fetchLatest({ force: true }), [fetchLatest]);

  // RTK Query's `refetchOnFocus` would refetch a riddle that is still fresh, and not notice another day.
  useOnFront(refresh);
  useServerClock(refresh);

  return { riddle: query.data ?? rendered, isPending: query.isFetching, reload, refresh };
}

function currentArg() {
  const zone = browserZone();
  return { zone, date: latestPuzzleDate(serverNowMs(), zone) };
}
