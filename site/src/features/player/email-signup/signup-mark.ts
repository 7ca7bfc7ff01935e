import { readStored, removeStored, writeStored } from "../../../lib/browser-storage.ts";

/** Storage key of the sign-up in this browser: `subscribed`, or the instant at which it was asked for. */
const key = "wordlehint-daily-email";
const subscribed = "subscribed";

/** For so long the link of a sign-up works. */
const linkMs = 7 * 86_400_000;

/** Remembers that a visitor has signed up, and has not confirmed it yet. */
export function markAsked(nowMs: number): void {
  writeStored(key, new Date(nowMs).toISOString());
}

/** Remembers that a visitor has confirmed a sign-up. */
export function markSubscribed(): void {
  writeStored(key, subscribed);
}

/** Forgets a sign-up, which has ended. */
export function removeMark(): void {
  removeStored(key);
}

/** Returns what this browser knows of a visitor's sign-up; null if it knows none, or if its link has expired. */
export function readMark(nowMs: number): "asked" | "subscribed" | null {
  const mark = readStored(key);
  if (mark === null) return null;
  if (mark === subscribed) return "subscribed";
  return Date.parse(mark) + linkMs > nowMs ? "asked" : null;
}
