import { noReveals, reveal, type LetterEvent } from "./letter-reveals.ts";

const after = (...events: LetterEvent[]) =>
  events.reduce((state, event) => reveal(state, event, 5), noReveals);
const revealed = (position: number): LetterEvent => ({ type: "revealed", position, letter: "a" });

describe("The reveal counter", () => {
  it("starts at 0 and counts each letter once it has come", () => {
    expect(noReveals.count).toBe(0);
    expect(after({ type: "asked", position: 2 })).toMatchObject({ count: 0, pending: [2] });
    expect(after({ type: "asked", position: 2 }, revealed(2))).toMatchObject({
      count: 1,
      pending: [],
      letters: { 2: "a" },
    });
  });

  it("never exceeds the word's length, and counts no letter twice", () => {
    expect(after(...[1, 2, 3, 4, 5, 5, 6].map(revealed)).count).toBe(5);
    expect(after(revealed(3), revealed(3)).count).toBe(1);
  });

  it("doesn't count a letter that could not be fetched", () => {
    const state = after({ type: "asked", position: 4 }, { type: "failed", position: 4 });
    expect(state).toEqual({ ...noReveals, failed: 4 });
    expect(reveal(state, { type: "asked", position: 1 }, 5).failed).toBeNull();
  });
});
