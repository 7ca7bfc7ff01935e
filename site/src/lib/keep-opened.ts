import type { Helped, PuzzleDate } from "@wordlehint/contracts";
import { readStored } from "./browser-storage.ts";
import { openedIn, openedKey, withOpened, type Opened } from "./opened-help.ts";
import { setStored } from "./stored-changes.ts";

/** Id of the style element by which the document shows what is open before React does. */
export const openedStyleId = "opened-help";

/** Changes what this browser keeps as open of the riddle of a date. */
export function keepOpened(date: PuzzleDate, change: (opened: Opened) => Opened): void {
  setStored(openedKey, withOpened(readStored(openedKey), date, change));
}

/** Returns the strongest help that the player has had with the riddle of a date in this browser. */
export function helpedFor(date: PuzzleDate): Helped {
  return openedIn(readStored(openedKey), date).helped;
}

/** Forgets what was opened, for the browser's next player. Outside a browser, nothing is kept. */
export function forgetOpened(): void {
  if (typeof document === "undefined") return;
  document.getElementById(openedStyleId)?.remove();
  setStored(openedKey, null);
}
