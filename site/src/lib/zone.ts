import { homeZone } from "@wordlehint/contracts";

/** The browser's IANA time zone; the puzzle's home zone where the browser names none. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || homeZone;
}
