import type { ConsentChoice } from "../../state/consent-slice.ts";

export const consentKey = "wordlehint-cookie-consent";

/** As it is kept in the browser (specification, section 3). */
export interface ConsentRecord {
  preferences: ConsentChoice & { necessary: true };
  /** Milliseconds since 1970, both. */
  expiry: number;
  timestamp: number;
}

const dayMs = 86_400_000;
const lifetimeMs = 180 * dayMs;

export function recordOf({ analytics, advertising }: ConsentChoice, nowMs: number): ConsentRecord {
  return {
    preferences: { necessary: true, analytics, advertising },
    expiry: nowMs + lifetimeMs,
    timestamp: nowMs,
  };
}

/** The choice in a record that still holds; null when it is too old, or garbage. */
export function choiceIn(record: unknown, nowMs: number): ConsentChoice | null {
  if (!isObject(record) || !isObject(record.preferences)) return null;
  const { analytics, advertising } = record.preferences;
  if (typeof analytics !== "boolean" || typeof advertising !== "boolean") return null;
  return holds(record.expiry, nowMs) ? { analytics, advertising } : null;
}

/** An end further away than a record ever lasts comes from a clock that was wrong; a day of that is let pass. */
function holds(expiry: unknown, nowMs: number): boolean {
  return typeof expiry === "number" && nowMs < expiry && expiry <= nowMs + lifetimeMs + dayMs;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
