import type { Stats, User } from "@wordlehint/contracts";

/** Returns an account as the API does: of a player without Premium, but for `given`. */
export function accountOf(given: Partial<User> = {}): User {
  return {
    id: "5f0c2a9e",
    email: "player@example.org",
    username: null,
    isSubscribed: false,
    subscription: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...given,
  };
}

/** Returns a player's stats as the API does: without a result, but for `given`. */
export function statsOf(given: Partial<Stats> = {}): Stats {
  return {
    played: 0,
    riddlesSolved: 0,
    currentStreak: 0,
    bestStreak: 0,
    successRate: null,
    distribution: [0, 0, 0, 0, 0, 0],
    lastSolvedDate: null,
    fromRiddle: { solved: 0, currentStreak: 0, bestStreak: 0 },
    ...given,
  };
}
