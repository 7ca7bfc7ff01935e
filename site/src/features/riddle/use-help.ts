import type { Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { useMemo } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { browserZone } from "../../lib/zone.ts";
import { helpApi } from "./help-api.ts";

interface Help {
  fetchHint: (number: number) => Promise<Hint>;
  fetchLetter: (position: number) => Promise<string>;
  fetchAnswer: () => Promise<RevealedAnswer>;
}

/** Functions that fetch help for the riddle of a date. They reject if the call failed, which is logged already. */
export function useHelp(date: PuzzleDate): Help {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { hint, letter, answer } = helpApi.endpoints;
    const once = { subscribe: false, forceRefetch: true } as const;
    const place = () => ({ date, zone: browserZone() });
    return {
      fetchHint: (number) => dispatch(hint.initiate({ ...place(), number }, once)).unwrap(),
      fetchLetter: (position) => dispatch(letter.initiate({ ...place(), position }, once)).unwrap(),
      fetchAnswer: () => dispatch(answer.initiate(place(), once)).unwrap(),
    };
  }, [dispatch, date]);
}
