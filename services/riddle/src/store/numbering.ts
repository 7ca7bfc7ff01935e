import { defaultOffset } from "../domain/puzzle-number.ts";

/** The number of the first puzzle that this replica uses. All other numbers are counted from it. */
export type Numbering = {
  /** The number, for a response or an event. */
  giveOut(): number;
  /** The number, without giving it out. */
  current(): number;
  /** How often a number was given out so far. */
  timesGivenOut(): number;
  use(offset: number): void;
};

export function createNumbering(): Numbering {
  let offset = defaultOffset;
  let timesGivenOut = 0;
  return {
    giveOut: () => {
      timesGivenOut++;
      return offset;
    },
    current: () => offset,
    timesGivenOut: () => timesGivenOut,
    use: (next) => {
      offset = next;
    },
  };
}
