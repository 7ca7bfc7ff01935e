import type { Guessed, Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { useAppDispatch } from "../../../app/hooks.ts";
import { logFailure } from "../../../lib/log.ts";
import { browserZone } from "../../../lib/zone.ts";

interface Help {
  fetchHint: (number: number) => Promise<Hint>;
  fetchLetter: (position: number) => Promise<string>;
  fetchAnswer: () => Promise<RevealedAnswer>;
  /** Resolves to null if the riddle has no notes. */
  fetchNotes: () => Promise<readonly string[] | null>;
  /** Rejects with a `RequestFailure` if the word was refused or could not be sent. */
  guess: (word: string) => Promise<Guessed>;
}

/** Functions that fetch help for the riddle of a date. They reject if the call failed, which is logged already. */
export function useHelp(date: PuzzleDate): Help {
  const dispatch = useAppDispatch();
  const place = () => ({ date, zone: browserZone() });
  return {
    fetchHint: async (number) => (await loadCalls()).fetchHint(dispatch, { ...place(), number }),
    fetchLetter: async (position) => (await loadCalls()).fetchLetter(dispatch, { ...place(), position }),
    fetchAnswer: async () => (await loadCalls()).fetchAnswer(dispatch, place()),
    fetchNotes: async () => (await loadCalls()).fetchNotes(dispatch, place()),
    guess: async (word) => (await loadCalls()).guess(dispatch, { ...place(), word }),
  };
}

/** Loads what the first press needs, when the player is about to press. */
export function preloadHelp(): void {
  loadCalls().catch(() => undefined);
}

/** RTK Query takes long to start, and many players only read the riddle. */
async function loadCalls() {
  try {
    return await import(/* webpackChunkName: "help-calls" */ "./help-api.ts");
  } catch (error) {
    logFailure("Could not load a part of the page", error);
    throw error;
  }
}
