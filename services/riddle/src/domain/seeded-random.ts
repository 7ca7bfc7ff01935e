import { createHash } from "node:crypto";

/** A function that gives whole numbers from 0 to below `limit`, the same sequence for the same seed everywhere. */
export type SeededRandom = (limit: number) => number;

/** The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counter), keyed with the seed's SHA-256. */
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

/** A new array with the items in seeded order. */
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

/** One of the items, which must not be none. */
export function seededPick<T>(items: readonly T[], random: SeededRandom): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
