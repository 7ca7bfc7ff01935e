import { useEffect } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import type { AppDispatch } from "../../../app/store.ts";
import { backoffMs } from "../../../lib/backoff.ts";
import { readStored } from "../../../lib/browser-storage.ts";
import { resultsKey, withoutResults } from "../../../lib/results.ts";
import { useStored } from "../../../lib/use-stored.ts";
import { apiJoined } from "../../../state/api.ts";
import { resultsApi } from "../../../state/results-api.ts";
import { storedResults } from "./stored-results.ts";

const limits = { firstMs: 5_000, maxMs: 10 * 60_000 };

/**
 * Sends a visitor's results to the account of the player who has signed in, again after a failure, and removes them from
 * the browser when they have arrived.
 */
export function MergedResults({ player }: { player: string }) {
  const dispatch = useAppDispatch();
  const store = useStored(resultsKey)[1];
  useEffect(() => {
    dispatch(apiJoined());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    async function attempt(number: number): Promise<void> {
      const isDone = await oneTabAtATime(() => (isMounted ? merge(dispatch, player, store) : true));
      if (!isDone && isMounted) timer = setTimeout(() => void attempt(number + 1), backoffMs(number, limits));
    }
    void attempt(1);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [dispatch, player, store]);
  return null;
}

/** Returns whether nothing is left to send. */
async function merge(
  dispatch: AppDispatch,
  player: string,
  store: (value: string | null) => void,
): Promise<boolean> {
  const { mergeResults, playerResults } = resultsApi.endpoints;
  const results = storedResults(readStored(resultsKey));
  if (results.length > 0) {
    const { error } = await dispatch(mergeResults.initiate({ player, results }));
    if (error) return false;
  }
  // Another tab, which hadn't noticed the sign-in, may have stored more meanwhile.
  const left = withoutResults(storedResults(readStored(resultsKey)), results);
  store(left.length > 0 ? JSON.stringify(left) : null);
  if (results.length > 0) {
    // One that is under way may lack them, and would keep another from being sent.
    await dispatch(resultsApi.util.getRunningQueryThunk("playerResults", player));
    await dispatch(playerResults.initiate(player, { forceRefetch: true, subscribe: false }));
  }
  return left.length === 0;
}

/** Otherwise a result that the player takes back in one tab could be added again by another. */
async function oneTabAtATime(act: () => boolean | Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? navigator.locks.request(resultsKey, act) : act();
}
