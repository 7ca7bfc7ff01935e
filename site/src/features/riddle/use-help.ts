import type { Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { useEffect } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { browserZone } from "../../lib/zone.ts";
import { apiJoined } from "../../state/api.ts";
import { useLazyAnswerQuery, useLazyHintQuery, useLazyLetterQuery } from "./help-api.ts";

interface Help {
  fetchHint: (number: number) => Promise<Hint>;
  fetchLetter: (position: number) => Promise<string>;
  fetchAnswer: () => Promise<RevealedAnswer>;
}

/** Functions that fetch help for the riddle of a date. They reject if the call failed, which is logged already. */
export function useHelp(date: PuzzleDate): Help {
  const [askHint] = useLazyHintQuery();
  const [askLetter] = useLazyLetterQuery();
  const [askAnswer] = useLazyAnswerQuery();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(apiJoined());
  }, [dispatch]);
  const place = () => ({ date, zone: browserZone() });
  return {
    fetchHint: (number) => askHint({ ...place(), number }).unwrap(),
    fetchLetter: (position) => askLetter({ ...place(), position }).unwrap(),
    fetchAnswer: () => askAnswer(place()).unwrap(),
  };
}
