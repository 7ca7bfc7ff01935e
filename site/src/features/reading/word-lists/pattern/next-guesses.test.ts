import { nextGuesses, openLetter, rankedAllUpTo } from "./next-guesses.ts";
import type { Guess } from "./score-guess.ts";

const guess: Guess = { word: "light", marks: ["x", "g", "g", "g", "g"] };
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

describe("The guesses that are ranked", () => {
  it("are all accepted words, and in hard mode those that keep the colored letters", () => {
    const free = nextGuesses(["flams", "wight"], ["fight"], { guesses: [guess], isHard: false });
    expect(free).toMatchObject({ words: ["flams", "wight"], limit: null });
    expect(free.words.filter(free.isAllowed)).toEqual(["flams", "wight"]);
    const hard = nextGuesses(["flams", "wight"], ["fight"], { guesses: [guess], isHard: true });
    expect(hard.words.filter(hard.isAllowed)).toEqual(["wight"]);
    expect(hard.limit).toBe("hard mode");
  });

  it("are the possible answers alone while many are left, and for the last guess", () => {
    const many = words(rankedAllUpTo + 1);
    const start = { guesses: [guess], isHard: false };
    expect(nextGuesses(["flams"], many, start)).toMatchObject({ words: many, limit: "many left" });
    const end = { guesses: [guess, guess, guess, guess, guess], isHard: false };
    expect(nextGuesses(["flams"], ["fight"], end)).toMatchObject({ words: ["fight"], limit: "last guess" });
  });
});

it.each([
  ["fight light might", "_IGHT"],
  ["shade shake shape", "SHA_E"],
  ["fight light lighs", null],
  ["fight", null],
])("The open letter of %s is that of %s", (list, pattern) => {
  expect(openLetter(list.split(" "))).toBe(pattern);
});
