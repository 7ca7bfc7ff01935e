import { skipToken } from "@reduxjs/toolkit/query/react";
import { addDays, latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import type { AppDispatch, RootState } from "../../../app/store.ts";
import { dateOfDay, type HintDay } from "../../../lib/hint-day.ts";
import type { ShownDatedRiddle } from "../../../lib/shown-riddle.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { useRetry } from "../../../lib/use-retry.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { reducerWithApi } from "../../../state/api.ts";
import { datedRiddleApi, useDatedRiddleQuery, usePrefetch } from "./dated-riddle-api.ts";
import type { FollowedDay } from "./followed-day.ts";
import { freshSeconds } from "./fresh-seconds.ts";

/**
 * The riddle of a hint page's day: the rendered one at once, a newer one as soon as the browser has it. It is refreshed
 * like the latest riddle. `today` and `yesterday` go on to the next date when it is released where the player is.
 */
export function useDatedRiddle(day: HintDay, rendered: ShownDatedRiddle | null): FollowedDay {
  const dispatch = useAppDispatch();
  const prefetch = usePrefetch("datedRiddle");
  const [place, setPlace] = useState(currentPlace);
  const { zone, latest } = place;
  const date = dateOfDay(day, latest);
  const isReleased = date <= latest;

  // Before the query's own effect, which then finds this riddle and requests none.
  useEffect(() => {
    if (rendered) dispatch(keepRendered(rendered));
  }, [dispatch, rendered]);

  const query = useDatedRiddleQuery(isReleased ? { date, zone } : skipToken, {
    refetchOnMountOrArgChange: freshSeconds,
    refetchOnReconnect: true,
  });
  const { data, error, isFetching } = query;
  // The day of a relative address has a riddle: if the API doesn't know it yet, it soon will.
  const isMissing = error !== undefined && "status" in error && error.status === 404 && day === date;
  useRetry({ ...query, isError: query.isError && !isMissing });

  const look = useCallback(
    (options: { force: true } | { ifOlderThan: number }) => {
      const now = currentPlace();
      setPlace(now);
      const wanted = dateOfDay(day, now.latest);
      if (wanted <= now.latest) prefetch({ date: wanted, zone: now.zone }, options);
    },
    [day, prefetch],
  );
  const refresh = useCallback(() => look({ ifOlderThan: freshSeconds }), [look]);
  const reload = useCallback(() => look({ force: true }), [look]);
  useOnFront(refresh);
  useServerClock(refresh);

  const known = isReleased && !isMissing ? (data ?? rendered) : null;
  const riddle = useMemo(() => known && withNext(known, latest), [known, latest]);
  return {
    state: riddle
      ? "shown"
      : !isReleased || isMissing
        ? "absent"
        : error !== undefined
          ? "failed"
          : "loading",
    riddle,
    latest,
    isPending: isFetching,
    reload,
    refresh,
  };
}

/** Puts a rendered riddle into the cache, unless that holds one of its date already. */
function keepRendered(riddle: ShownDatedRiddle) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const arg = { zone: browserZone(), date: riddle.date };
    const select = reducerWithApi.selector(datedRiddleApi.endpoints.datedRiddle.select(arg));
    if (select(getState()).data) return;
    dispatch(datedRiddleApi.util.upsertQueryEntries([{ endpointName: "datedRiddle", arg, value: riddle }]));
  };
}

function currentPlace(): { zone: string; latest: PuzzleDate } {
  const zone = browserZone();
  return { zone, latest: latestPuzzleDate(serverNowMs(), zone) };
}

/** The day after may have been released since the riddle was fetched. */
function withNext(riddle: ShownDatedRiddle, latest: PuzzleDate): ShownDatedRiddle {
  if (riddle.nextDate !== null && riddle.nextDate <= latest) return riddle;
  return { ...riddle, nextDate: riddle.date < latest ? addDays(riddle.date, 1) : null };
}
