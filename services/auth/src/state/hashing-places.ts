import { DomainError } from "@wordlehint/runtime";

/**
 * The requests whose passwords are hashed or wait for it. Each takes a place before it reads the database, so that
 * those for which there is none cost next to nothing. A network has a few of the places, so that one can't take all.
 */
export type HashingPlaces = {
  /** Returns which places are all taken, so that there is none for a network's request; undefined while there is one. */
  lack(network: string): Lack | undefined;
  /**
   * Runs work that hashes a password, in a place of its own.
   * @throws {DomainError} `unavailable` when there is no place.
   */
  hold<T>(network: string, work: () => Promise<T>): Promise<T>;
};

/** All places, or those of a network. */
export type Lack = "all" | "ofNetwork";

/** Messages of the refusals. */
export const fullMessages: Readonly<Record<Lack, string>> = {
  all: "Too many people are signing in right now. Please try again in a few seconds.",
  ofNetwork: "Too many people are signing in from your network right now. Please try again in a few seconds.",
};

/** @param places how many there are, and how many of them a network may have at the same time */
export function createHashingPlaces(places: Record<Lack, number>): HashingPlaces {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const add = (network: string, change: 1 | -1) => {
    taken += change;
    const count = (takenBy.get(network) ?? 0) + change;
    if (count > 0) takenBy.set(network, count);
    else takenBy.delete(network);
  };
  const lack = (network: string): Lack | undefined => {
    if (taken >= places.all) return "all";
    return (takenBy.get(network) ?? 0) >= places.ofNetwork ? "ofNetwork" : undefined;
  };
  return {
    lack,
    hold: async (network, work) => {
      const lacking = lack(network);
      if (lacking) throw new DomainError("unavailable", fullMessages[lacking]);
      add(network, 1);
      try {
        return await work();
      } finally {
        add(network, -1);
      }
    },
  };
}
