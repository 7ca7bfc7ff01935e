import { homeZone } from "@wordlehint/contracts";

/** Returns the browser's IANA time zone, or the puzzle's home zone if the browser names none. */
export function browserZone(): string {
  return zoneId() || homeZone;
}

/** Returns what a zone is called after, such as Buenos Aires; the zone itself if it has no region. */
export function placeOf(zone: string): string {
  return (zone.split("/").slice(1).join(", ") || zone).replaceAll("_", " ");
}

/** `Temporal`, where the browser has it, takes no time; the first use of `Intl` takes 20 ms and more. */
function zoneId(): string {
  return "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
