import type { AttemptLimiter } from "@wordlehint/runtime";

/** A limiter in memory that refuses what follows the free attempts, however long one waits. */
export function countAttempts(): AttemptLimiter {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => counts.set(key, (counts.get(key) ?? 0) + change);
  return {
    count: (limits) => {
      if (limits.some(({ key, free }) => (counts.get(key) ?? 0) >= free))
        return Promise.resolve({ isAllowed: false, retryAfterSeconds: 1 });
      for (const { key } of limits) add(key, 1);
      const giveBack = () => {
        for (const { key } of limits) add(key, -1);
        return Promise.resolve();
      };
      return Promise.resolve({ isAllowed: true, giveBack });
    },
  };
}
