/** The first puzzle has this number unless an editor says otherwise (specification, section 9). */
export const defaultOffset = 1;

/** Which number the first puzzle has; all others are counted from it. */
export type Numbering = {
  offset(): number;
  use(offset: number): void;
};

export function createNumbering(): Numbering {
  let offset = defaultOffset;
  return {
    offset: () => offset,
    use: (next) => {
      offset = next;
    },
  };
}
