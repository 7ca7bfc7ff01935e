import type { NextGuesses } from "./next-guesses.ts";
import type { RankedGuess } from "./rank-guesses.ts";
import { adviceLines } from "./ranking-words.ts";

const ranked = (word: string, rest: Partial<RankedGuess> = {}): RankedGuess => ({
  word,
  isPossible: false,
  left: 1.5,
  worst: 2,
  apart: 2,
  ...rest,
});
const light = ranked("light", { isPossible: true, left: 2.5, worst: 3, apart: 1 });
const guess = { word: "slate", marks: ["x", "x", "x", "y", "x"] } as const;

function advice(
  possible: string[],
  best: RankedGuess,
  { ties = [], limit = null }: { ties?: string[]; limit?: NextGuesses["limit"] } = {},
): string[] {
  return adviceLines(
    { compared: 1200, best: [best], bestPossible: light, ties },
    { words: [], isAllowed: () => true, limit },
    { possible, guesses: [guess] },
  );
}
const several = ["light", "moist", "fruit", "digit"];

describe("The advice on the next guess", () => {
  it("names the best word and the best possible answer, with what they leave", () => {
    expect(advice(several, ranked("frump"))).toEqual([
      "Best word: FRUMP. Of 4 words it leaves 1.50 on average and 2 at worst.",
      "Best possible answer: LIGHT. Of 4 words it leaves 2.50 on average and 3 at worst.",
    ]);
    expect(advice(several, light)).toEqual([
      "Best word: LIGHT. Of 4 words it leaves 2.50 on average and 3 at worst. It can be the answer.",
    ]);
    expect(advice(several, ranked("frump", { worst: 1 }))[0]).toBe(
      "Best word: FRUMP. Of 4 words it tells all of them apart, so the guess after it is certain.",
    );
  });

  it("explains ties in a line", () => {
    expect(advice(several, light, { ties: ["frump"] })[1]).toMatch(/^FRUMP leaves as few on average; /);
    expect(advice(several, light, { ties: ["a", "b", "c", "d", "e"] })[1]).toMatch(
      /^A, B, C and 2 more leave as few on average; /,
    );
  });

  it("says which word rules out most when one letter is open", () => {
    const trap = ["fight", "light", "might", "night"];
    expect(advice(trap, ranked("flams"))[0]).toBe(
      "One letter is open: _IGHT. FLAMS rules out most: it tells 2 of the 4 apart and leaves at most 2.",
    );
    expect(advice(trap, ranked("flams", { worst: 1 }))[0]).toMatch(/it tells all 4 apart\.$/);
  });

  it("says why not every word was compared", () => {
    expect(advice(several, light, { limit: "hard mode" })[1]).toBe(
      "Hard mode allows 1,200 of the words that we know. You have 5 guesses for 4 words.",
    );
    expect(advice(several, light, { limit: "last guess" })[1]).toMatch(/^This is the last guess/);
    expect(advice(several, light, { limit: "many left" })[1]).toMatch(/^With 4 words left, only those/);
  });

  it("needs no ranking for one or two words", () => {
    expect(advice(["light"], light)).toEqual([
      "LIGHT is the only word left, if the colours are right and the answer is in our list.",
    ]);
    expect(advice(["light", "might"], light)).toEqual([
      "Guess LIGHT or MIGHT: no other words are left, if the colours are right and the answer is in our list.",
    ]);
  });
});
