const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/**
 * The canonical name of an IANA time zone, such as `Asia/Kolkata` for `Asia/Calcutta`; undefined for a name that
 * the runtime doesn't know. Offsets such as `+02:00` aren't zones: they have no daylight-saving rules.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (!zoneName.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
