import { tokenMs } from "./session.ts";

/** A key that signs tokens, from its time until the next key begins. */
export type SigningKey = {
  id: string;
  /** Rises from key to key. */
  sequence: number;
  signsFrom: Date;
};

/**
 * The life of a key: it is announced in the key set, then signs until the next one does, then only verifies the tokens
 * that it has signed, and is gone when none of them can be left.
 */
export type KeyStage = "announced" | "signing" | "verifying" | "gone";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const keyTimes = {
  /** Allows for caches, which may hold the key set for five minutes. */
  announcedMs: 10 * minuteMs,
  signingMs: 30 * dayMs,
  /** A day more than tokens last, for clocks that differ and replicas that follow late. */
  verifyingMs: tokenMs + dayMs,
};

/** Returns the stage of a key among all keys. */
export function stageOf(key: SigningKey, keys: readonly SigningKey[], now: Date): KeyStage {
  if (now < key.signsFrom) return "announced";
  const endsAtMs = signingEndMs(key, keys);
  if (now.getTime() < endsAtMs) return "signing";
  return now.getTime() < endsAtMs + keyTimes.verifyingMs ? "verifying" : "gone";
}

/** Returns the key that a process signs with, among those whose private part it can read. */
export function signingKeyOf<K extends SigningKey>(keys: readonly K[], now: Date): K | undefined {
  return newestOf(keys.filter(({ signsFrom }) => signsFrom <= now));
}

/** Returns the number of the key after these, and the time from which it signs if it is announced now. */
export function keyAfter(keys: readonly SigningKey[], now: Date): Pick<SigningKey, "sequence" | "signsFrom"> {
  const newest = newestOf(keys);
  if (!newest) return { sequence: 1, signsFrom: now };
  return { sequence: newest.sequence + 1, signsFrom: new Date(now.getTime() + keyTimes.announcedMs) };
}

/** Returns whether it is time to announce another key. */
export function isKeyDue(keys: readonly SigningKey[], now: Date): boolean {
  const newest = newestOf(keys);
  if (!newest) return true;
  return now.getTime() >= newest.signsFrom.getTime() + keyTimes.signingMs - keyTimes.announcedMs;
}

function newestOf<K extends SigningKey>(keys: readonly K[]): K | undefined {
  return keys.reduce<K | undefined>(
    (newest, key) => (newest && newest.sequence > key.sequence ? newest : key),
    undefined,
  );
}

/** Returns when a later key begins to sign; never, as long as there is none. */
function signingEndMs({ sequence }: SigningKey, keys: readonly SigningKey[]): number {
  return Math.min(
    ...keys.filter((key) => key.sequence > sequence).map(({ signsFrom }) => signsFrom.getTime()),
    Infinity,
  );
}
