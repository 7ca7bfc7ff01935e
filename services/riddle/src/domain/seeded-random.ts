import { createHash } from "node:crypto";

/** Returns whole numbers from 0 to `limit` - 1. The same seed gives the same sequence on every machine. */
export type SeededRandom = (limit: number) => number;

/**
 * A random number generator: sfc32 (Chris Doty-Humphrey's Small Fast Counter), keyed with the SHA-256 of the seed. Each
 * installation's schedule of answers depends on its exact output.
 */
export function seededRandom(seed: string): SeededRandom {
  const digest = createHash("sha256").update(seed).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  return (limit) => Math.floor((next() / 2 ** 32) * limit);
}

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
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
