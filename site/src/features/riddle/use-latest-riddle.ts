import { useCallback, useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { retryDelayMs } from "../../lib/retry-delay.ts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import { askRiddle, askRiddleIfDue } from "./ask-riddle.ts";
import { riddleRendered, selectRiddleState } from "./riddle-slice.ts";

interface Shown {
  /** Null only when neither the renderer nor the browser got one. */
  riddle: ShownRiddle | null;
  isPending: boolean;
  ask: () => void;
  askIfDue: () => void;
}

/**
 * The riddle to show: the rendered one at once, a newer one as soon as the browser has it. Asks when the
 * page is shown or comes to the front and what it has isn't of the player's day or isn't fresh; tries
 * again by itself while it has no riddle of that day.
 */
export function useLatestRiddle(rendered: ShownRiddle | null): Shown {
  const dispatch = useAppDispatch();
  const { latest, isPending, misses } = useAppSelector(selectRiddleState);
  const ask = useCallback(() => void dispatch(askRiddle()), [dispatch]);
  const askIfDue = useCallback(() => void dispatch(askRiddleIfDue()), [dispatch]);

  useEffect(() => {
    if (rendered) dispatch(riddleRendered({ riddle: rendered, nowMs: Date.now() }));
    askIfDue();
  }, [dispatch, rendered, askIfDue]);

  useEffect(() => {
    const onShown = (): void => {
      if (document.visibilityState === "visible") askIfDue();
    };
    addEventListener("focus", onShown);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      removeEventListener("focus", onShown);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [askIfDue]);

  useEffect(() => {
    if (misses === 0) return;
    const timer = setTimeout(ask, retryDelayMs(misses, Math.random()));
    return () => clearTimeout(timer);
  }, [misses, ask]);

  return { riddle: latest ?? rendered, isPending, ask, askIfDue };
}
