import { homeZone } from "@wordlehint/contracts";

/** Returns the browser's IANA time zone, or the puzzle's home zone if the browser names none. */
export function browserZone(): string {
  return zoneId() || homeZone;
}

/** `Temporal`, where the browser has it, takes no time; the first use of `Intl` takes 20 ms and more. */
function zoneId(): string {
  return "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
