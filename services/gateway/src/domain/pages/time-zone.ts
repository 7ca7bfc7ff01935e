import { firstZone, homeZone, lastZone } from "@wordlehint/contracts";

/**
 * Every puzzle date that is live anywhere is live in one of these zones: at home, where a day ends last, or where it
 * begins first. Pages of a date are always rendered for the first of them that has the date, so that no visitor's
 * request decides what others see.
 */
export const renderZones = [homeZone, lastZone, firstZone] as const;

const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Returns the value of the cookie `tz` if it looks like the name of a time zone; its slash may be escaped. */
export function readZoneCookie(cookieHeader: string): string | undefined {
  const value = /(?:^|;\s*)tz="?([^;"]{0,128})/.exec(cookieHeader)?.[1]?.replaceAll(/%2[Ff]/g, "/");
  return value !== undefined && zoneName.test(value) ? value : undefined;
}
