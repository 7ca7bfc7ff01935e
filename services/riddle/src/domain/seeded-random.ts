import { hkdfSync } from "node:crypto";

/** Returns whole numbers from 0 to `limit` - 1; `limit` is at most 2 ** 32. */
export type SeededRandom = (limit: number) => number;

/**
 * Random numbers that a secret determines: those of HKDF with HMAC-SHA-256 (RFC 5869), keyed with the secret, for the
 * purpose and the number of each block. The same secret and purpose give the same sequence on every machine. Without the secret, no part of any
 * sequence can be computed from others, nor the secret from them. Each installation's schedule of answers depends on
 * the exact output.
 *
 * @param purpose what the numbers are for; another purpose gives another sequence
 */
export function seededRandom(secret: string, purpose: string): SeededRandom {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  const next = (): number => {
    if (at === block.byteLength) {
      block = new DataView(hkdfSync("sha256", secret, "", `${purpose}, block ${blocks}`, blockBytes));
      blocks++;
      at = 0;
    }
    const value = block.getUint32(at);
    at += 4;
    return value;
  };
  return (limit) => {
    // Values above the largest multiple of the limit would make small numbers more frequent.
    const accepted = range - (range % limit);
    let value = next();
    while (value >= accepted) value = next();
    return value % limit;
  };
}

const range = 2 ** 32;
const blockBytes = 1024;

/** Returns the items in random order, in a new array. */
export function seededShuffle<T>(items: readonly T[], random: SeededRandom): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    const at = random(rest.length);
    const last = rest.length - 1;
    shuffled.push(rest[at] as T);
    rest[at] = rest[last] as T;
    rest.length = last;
  }
  return shuffled;
}

/**
 * Returns a random item.
 * @throws {RangeError} when there are no items
 */
export function seededPick<T>(items: readonly T[], random: SeededRandom): T {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[random(items.length)] as T;
}
