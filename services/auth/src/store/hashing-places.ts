import { DomainError } from "@wordlehint/runtime";

/**
 * The requests whose passwords are hashed or wait for it. Each takes a place before it reads the database, so that
 * those for which there is none cost next to nothing.
 */
export type HashingPlaces = {
  isFull(): boolean;
  /**
   * Does something that hashes, in a place of its own.
   * @throws {DomainError} `unavailable` when all places are taken.
   */
  hold<T>(work: () => Promise<T>): Promise<T>;
};

/** What those are told for whom there is no place. */
export const fullMessage = "Too many people are signing in right now. Please try again in a few seconds.";

export function createHashingPlaces(places: number): HashingPlaces {
  let taken = 0;
  const isFull = () => taken >= places;
  return {
    isFull,
    hold: async (work) => {
      if (isFull()) throw new DomainError("unavailable", fullMessage);
      taken++;
      try {
        return await work();
      } finally {
        taken--;
      }
    },
  };
}
