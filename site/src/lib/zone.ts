import { homeZone } from "@wordlehint/contracts";

/** Returns the browser's IANA time zone, or the puzzle's home zone if the browser names none. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || homeZone;
}
