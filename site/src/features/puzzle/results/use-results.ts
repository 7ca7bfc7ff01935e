import { skipToken } from "@reduxjs/toolkit/query/react";
import type { Helped, PuzzleDate, Result } from "@wordlehint/contracts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { readStored } from "../../../lib/browser-storage.ts";
import { resultsKey, withResult, type Guesses } from "../../../lib/results.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { useStored } from "../../../lib/use-stored.ts";
import { useRetry } from "../../../lib/use-retry.ts";
import { apiJoined } from "../../../state/api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { resultsApi, usePlayerResultsQuery, useSetResultMutation } from "../../../state/results-api.ts";
import { useCurrentUserState } from "../../../state/session-api.ts";
import { selectToken } from "../../../state/session-slice.ts";
import { storedResults } from "./stored-results.ts";
import { storeVisitors } from "./store-visitors.ts";

export interface PlayersResults {
  /** `loading` until it is known whose results are to be shown, and what they are. */
  state: "loading" | "ready" | "failed";
  /**
   * The email address of the player whose account keeps them; `visitor` if they stay in the browser. Null until it is
   * known.
   */
  owner: string | null;
  /** Empty unless `state` is `ready`. */
  results: readonly Result[];
  /** Set while results from before the sign-in are still to be added to the account's. */
  isMerging: boolean;
  /** Sets the result of a date, or takes it back. Returns what to tell the player if it could not be saved. */
  set: (date: PuzzleDate, guesses: Guesses | undefined, helped?: Helped) => Promise<string | null>;
}

/** The owner of results that stay in the browser; no email address is like it. */
export const visitor = "visitor";

const none: readonly Result[] = [];

/** The results of the signed-in player, or of the visitor. No other player's results are shown while a session begins or ends. */
export function useResults(): PlayersResults {
  const dispatch = useAppDispatch();
  const { status, user } = useAuth();
  const player = user?.email;
  const token = useAppSelector(selectToken);
  const { isError: hasUserFailed } = useCurrentUserState(token ?? skipToken);
  const [stored, store] = useStored(resultsKey);
  const visitors = useMemo(() => storedResults(stored), [stored]);
  useEffect(() => {
    dispatch(apiJoined());
  }, [dispatch]);

  const query = usePlayerResultsQuery(player ?? skipToken, {
    refetchOnMountOrArgChange: freshSeconds,
    refetchOnReconnect: true,
  });
  useRetry(query);
  const prefetch = resultsApi.usePrefetch("playerResults");
  useOnFront(
    useCallback(() => {
      if (player !== undefined) prefetch(player, { ifOlderThan: freshSeconds });
    }, [player, prefetch]),
  );

  const [send] = useSetResultMutation();
  // One after the other, so that of two changes of a date the last one counts.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const set = useCallback(
    async (date: PuzzleDate, guesses: Guesses | undefined, helped?: Helped): Promise<string | null> => {
      if (player === undefined) {
        // Another tab may have stored more since the last render.
        const before = storedResults(readStored(resultsKey));
        storeVisitors(store, before, withResult(before, date, guesses, helped));
        return null;
      }
      const sending = last.current.then(() => send({ player, date, guesses, helped }));
      last.current = sending;
      const { error } = await sending;
      return error ? failureWords(error) : null;
    },
    [player, send, store],
  );

  const owner = status === "signed-out" ? visitor : (player ?? null);
  const common = { set, owner, isMerging: player !== undefined && visitors.length > 0 };
  if (status === "signed-out") return { ...common, state: "ready", results: visitors };
  // `data` could be those of the player before.
  const results = player === undefined ? undefined : query.currentData;
  if (results) return { ...common, state: "ready", results };
  const hasFailed = player === undefined ? hasUserFailed : query.isError;
  return { ...common, state: hasFailed ? "failed" : "loading", results: none };
}

/** Another device may have added a result since. */
const freshSeconds = 60;
