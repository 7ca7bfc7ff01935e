/** The tiles whose letters are on their way. */
export interface LetterFetches {
  /** Positions whose letter is being fetched. */
  pending: readonly number[];
  /** The position whose letter could not be fetched last. */
  failed: number | null;
}

export const noneFetched: LetterFetches = { pending: [], failed: null };

export interface LetterEvent {
  type: "asked" | "failed" | "fetched";
  position: number;
}

/** Returns the state after something happened to the letter of a tile. */
export function fetching(state: LetterFetches, { type, position }: LetterEvent): LetterFetches {
  if (type === "asked") return { pending: [...state.pending, position], failed: null };
  const pending = state.pending.filter((other) => other !== position);
  return { pending, failed: type === "failed" ? position : state.failed };
}
