import { canonicalTimeZone, homeZone } from "@wordlehint/contracts";

/** The time zone of a request: the one that it names, or New York when it names none that the runtime knows. */
export function zoneOrHome(tz: string | undefined): string {
  return tz !== undefined && canonicalTimeZone(tz) !== undefined ? tz : homeZone;
}
