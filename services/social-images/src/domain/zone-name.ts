import { homeZone } from "@wordlehint/contracts";

/** The time zone that a header names; the home zone where it can't be a zone's name. */
export function zoneName(header: string | undefined): string {
  return header !== undefined && /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(header) ? header : homeZone;
}
