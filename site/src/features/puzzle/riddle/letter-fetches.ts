/** The player's progress with the tiles of a riddle. */
export interface LetterReveals {
  /** Number of revealed letters, at most the word's length. */
  count: number;
  /** The letters by position; 1 is the first. */
  letters: Readonly<Record<number, string>>;
  /** Positions whose letter is being fetched. */
  pending: readonly number[];
  /** The position whose letter could not be fetched last. */
  failed: number | null;
}

export const noReveals: LetterReveals = { count: 0, letters: {}, pending: [], failed: null };

export type LetterEvent =
  | { type: "asked"; position: number }
  | { type: "failed"; position: number }
  | { type: "revealed"; position: number; letter: string };

/** Returns the state after something happened to a tile of a word of `wordLength` letters. */
export function reveal(state: LetterReveals, event: LetterEvent, wordLength: number): LetterReveals {
  const { position } = event;
  if (event.type === "asked") return { ...state, pending: [...state.pending, position], failed: null };
  const pending = state.pending.filter((other) => other !== position);
  if (event.type === "failed") return { ...state, pending, failed: position };
  if (position in state.letters || state.count >= wordLength) return { ...state, pending };
  const letters = { ...state.letters, [position]: event.letter };
  return { ...state, pending, letters, count: state.count + 1 };
}
