import type { PuzzleDate } from "@wordlehint/contracts";
import { useMemo, useSyncExternalStore } from "react";
import { readStored } from "./browser-storage.ts";
import { openedIn, openedKey, type Opened } from "./opened-help.ts";
import { watchStored } from "./stored-changes.ts";

interface KnownOpened {
  opened: Opened;
  /**
   * False in the server's HTML, and until React has taken it over. Until then, styles written before the first paint
   * show what is open, in elements that are marked by {@link keptPart}.
   */
  isKnown: boolean;
}

/** Returns what is open of the riddle of a date, in this browser and all its tabs. */
export function useOpened(date: PuzzleDate): KnownOpened {
  const stored = useSyncExternalStore<string | null | undefined>(
    watchStored,
    () => readStored(openedKey),
    () => undefined,
  );
  const opened = useMemo(() => openedIn(stored ?? null, date), [stored, date]);
  return { opened, isKnown: stored !== undefined };
}

/** Returns the attribute that marks an element as the place of a part, for as long as only the styles show what is open. */
export function keptPart(part: string, isKnown: boolean): { "data-kept"?: string } {
  return isKnown ? {} : { "data-kept": part };
}
