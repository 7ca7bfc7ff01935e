import type { Opener } from "./openers.ts";
import { absentWord, wordReport } from "./own-word.ts";

const opener = (word: string, guesses: number | null, rest: Partial<Opener> = {}): Opener => ({
  word,
  isAnswer: true,
  left: 80,
  bits: 5.7,
  worst: 263,
  guesses,
  lost: 1,
  hardGuesses: 3.558,
  hardLost: 6,
  ...rest,
});
const openers = [
  opener("slate", 3.441),
  opener("crane", 3.451),
  opener("tarse", 3.441, { isAnswer: false }),
  opener("fuzzy", 4.467),
];

describe("One's own first guess", () => {
  it("gets its rank, its figures, and how it compares by the day", () => {
    expect(wordReport(openers, " Crane ")).toEqual([
      "CRANE is number 3 of 4 by the guesses that it takes to solve. It can be an answer.",
      "It leaves 80.0 answers on average, 263 at worst.",
      "Without hard mode: 3.451 guesses on average, and 1 of 3 games lost.",
      "In hard mode: 3.558 guesses on average, and 6 of 3 games lost.",
      "SLATE needs 0.010 guesses fewer: one guess in 100 days.",
      "The average word needs 0.249 guesses more: one guess in 4 days.",
    ]);
  });

  it("isn't compared with itself, and may need just as many guesses as another", () => {
    expect(wordReport(openers, "slate").filter((line) => line.startsWith("SLATE needs"))).toEqual([]);
    expect(wordReport(openers, "tarse")).toContain("SLATE needs just as many guesses.");
    expect(wordReport(openers, "fuzzy")).toContain("SLATE needs 1.026 guesses fewer: about one guess a day.");
  });

  it("is ranked by the answers that it leaves if it wasn't played", () => {
    expect(wordReport([opener("fuzzy", null, { left: 900, hardGuesses: null })], "fuzzy")).toEqual([
      "FUZZY is number 1 of 1 by the answers that it leaves. It can be an answer.",
      "It leaves 900.0 answers on average, 263 at worst.",
    ]);
  });

  it.each([
    ["", "Enter a word of five letters."],
    ["cran", "“cran” has 4 letters; a guess has five."],
    ["crâne", "“crâne” has other characters than the letters A to Z."],
    [
      "zzzzz",
      "“zzzzz” isn’t among the 4 words that we know the game to accept, so we have no figures for it.",
    ],
  ])("is told why it has no figures: %j", (typed, reason) => {
    expect(absentWord(openers, typed)).toBe(reason);
    expect(wordReport(openers, typed)).toEqual([]);
  });
});
