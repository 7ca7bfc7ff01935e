/** Whole numbers from 0 to below `limit`, the same for the same seed (the generator is mulberry32). */
export type Random = (limit: number) => number;

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[random(choices.length)] as T;
}
