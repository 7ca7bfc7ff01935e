import { latestPuzzleDate } from "@wordlehint/contracts";
import { useCallback, useEffect, useState } from "react";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { freshSeconds } from "./fresh-seconds.ts";

/** Times at which a page first showed its rendered riddle. Going back to the page brings the same object. */
const firstShownMs = new WeakMap<ShownRiddle, number>();

/**
 * Says whether the page is to follow the latest riddle by requests of its own: not while the rendered one is that of
 * the player's day and fresh. It looks when the page is mounted and when it comes to the front. `follow` begins at once.
 */
export function useFollowing(rendered: ShownRiddle | null): { isFollowed: boolean; follow: () => void } {
  const [isFollowed, setFollowed] = useState(rendered === null);
  const follow = useCallback(() => setFollowed(true), []);
  const look = useCallback(() => {
    if (rendered && isOutdated(rendered)) follow();
  }, [rendered, follow]);
  // Not at once: it takes the browser long to know the first date.
  useEffect(() => {
    if (rendered) ageOf(rendered);
    return whenIdle(look);
  }, [rendered, look]);
  useOnFront(look);
  useServerClock(look);
  return { isFollowed, follow };
}

function isOutdated(riddle: ShownRiddle): boolean {
  return (
    ageOf(riddle) >= freshSeconds * 1_000 || riddle.date !== latestPuzzleDate(serverNowMs(), browserZone())
  );
}

/** Returns the time since the riddle was first shown, in milliseconds. */
function ageOf(riddle: ShownRiddle): number {
  const nowMs = Date.now();
  const sinceMs = firstShownMs.get(riddle) ?? nowMs;
  firstShownMs.set(riddle, sinceMs);
  return nowMs - sinceMs;
}
