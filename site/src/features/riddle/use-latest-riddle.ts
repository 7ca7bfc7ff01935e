import { skipToken } from "@reduxjs/toolkit/query/react";
import { latestPuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useState } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useOnFront } from "../../lib/use-on-front.ts";
import { useRetry } from "../../lib/use-retry.ts";
import { browserZone } from "../../lib/zone.ts";
import { keepRenderedRiddle } from "./keep-rendered-riddle.ts";
import { freshSeconds, useLatestRiddleQuery, usePrefetch } from "./riddle-api.ts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";

export interface LatestRiddle {
  /** Null only when neither the renderer nor the browser got one. */
  riddle: ShownRiddle | null;
  isPending: boolean;
  reload: () => void;
  /** Fetches the riddle if there is none of the player's day, or if it is no longer fresh. */
  refresh: () => void;
}

/**
 * The riddle to show: the rendered one at once, a newer one as soon as the browser has it. It is refreshed
 * when the page is mounted or comes to the front, and retried while there is none of the player's day.
 */
export function useLatestRiddle(rendered: ShownRiddle | null): LatestRiddle {
  const dispatch = useAppDispatch();
  const prefetch = usePrefetch("latestRiddle");
  const isHydrated = useHydrated();
  const [arg, setArg] = useState<ReturnType<typeof currentArg> | null>(null);
  // Not while hydrating: it takes the browser long to know the first date.
  if (isHydrated && !arg) setArg(currentArg());

  // Before the query's own effect, which then finds this riddle and requests none.
  useEffect(() => {
    if (isHydrated && rendered) dispatch(keepRenderedRiddle(rendered));
  }, [dispatch, isHydrated, rendered]);

  const query = useLatestRiddleQuery(arg ?? skipToken, {
    refetchOnMountOrArgChange: freshSeconds,
    refetchOnReconnect: true,
  });
  const isOutdated = arg !== null && query.data !== undefined && query.data.date < arg.date;
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

  return { riddle: query.data ?? rendered, isPending: query.isFetching, reload, refresh };
}

function currentArg() {
  const zone = browserZone();
  return { zone, date: latestPuzzleDate(Date.now(), zone) };
}
