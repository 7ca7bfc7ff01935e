import type { ConsentChoice } from "../../../state/consent-slice.ts";

export const consentKey = "wordlehint-cookie-consent";

/** The record as stored in the browser. */
export interface ConsentRecord {
  preferences: ConsentChoice & { necessary: true };
  /** Both in milliseconds since 1970. */
  expiry: number;
  timestamp: number;
}

const dayMs = 86_400_000;
const lifetimeMs = 180 * dayMs;

/** An expiry later than this from now comes from a wrong clock; one day is tolerated. */
export const maxLifetimeMs = lifetimeMs + dayMs;

export function recordOf({ analytics, advertising }: ConsentChoice, nowMs: number): ConsentRecord {
  return {
    preferences: { necessary: true, analytics, advertising },
    expiry: nowMs + lifetimeMs,
    timestamp: nowMs,
  };
}

/** Returns the choice of a record that is still valid, or null if it expired or is malformed. */
export function choiceIn(record: unknown, nowMs: number): ConsentChoice | null {
  if (!isObject(record) || !isObject(record.preferences)) return null;
  const { analytics, advertising } = record.preferences;
  if (typeof analytics !== "boolean" || typeof advertising !== "boolean") return null;
  return holds(record.expiry, nowMs) ? { analytics, advertising } : null;
}

function holds(expiry: unknown, nowMs: number): boolean {
  return typeof expiry === "number" && nowMs < expiry && expiry <= nowMs + maxLifetimeMs;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
