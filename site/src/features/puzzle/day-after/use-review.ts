import type { PuzzleDate, RiddleReview } from "@wordlehint/contracts";
import { useEffect, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { browserZone } from "../../../lib/zone.ts";

interface Options {
  /** What the server has rendered. */
  rendered: RiddleReview | null;
  /** The reader has opened the review. */
  isWanted: boolean;
}

/** The review of a date's answer: the server's, or else one that is fetched when the reader wants it. */
export function useReview(
  date: PuzzleDate,
  { rendered, isWanted }: Options,
): { review: RiddleReview | null; hasFailed: boolean } {
  const dispatch = useAppDispatch();
  const [fetched, setFetched] = useState<RiddleReview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && rendered === null && !fetched?.word;
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    setFailed(false);
    // RTK Query takes long to start, and few readers want it.
    import(/* webpackChunkName: "help-calls" */ "./review-api.ts")
      .then(({ fetchReview }) => fetchReview(dispatch, { date, zone: browserZone() }))
      .then(
        (review) => isMounted && setFetched(review),
        () => isMounted && setFailed(true),
      );
    return () => {
      isMounted = false;
    };
  }, [dispatch, date, isMissing]);
  return { review: rendered ?? fetched, hasFailed };
}
