import { findLeak } from "./find-leak.ts";

const spelledIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "spelled-out" ? leak.place.text : null;
};

describe("findSpelledLetters", () => {
  it.each([
    ["crane", "so and then see are ay en ee it is", "see are ay en ee"],
    ["crane", "see are aye en ee", "see are aye en ee"],
    ["crane", "charlie roger able nan easy", "charlie roger able nan easy"],
    ["gamed", "gamma alpha mu epsilon delta", "gamma alpha mu epsilon delta"],
    ["noise", "en oh aye ess ee", "en oh aye ess ee"],
    ["crane", "see R ay N ee", "see R ay N ee"],
    ["whale", "double-you, aitch, ay, ell, ee", "double-you, aitch, ay, ell, ee"],
    ["crane", "C then R then A then en then ee", "C then R then A then en then ee"],
    ["apple", "A, double pee, L, ee", "A, double pee, L, ee"],
    ["crane", `see ${"and ".repeat(20)}are ay en ee`, `see ${"and ".repeat(20)}are ay en ee`],
  ])("finds %s in %j", (word, text, part) => {
    expect(spelledIn(word, text)).toBe(part);
  });

  it.each([
    ["crane", "double see, ay, en, ee"],
    ["apple", "ay, double"],
    ["crane", "I see what you are, ay, en, ee"],
    ["crane", "I see you, and there you are"],
    ["crane", `see ${"and ".repeat(21)}are ay en ee`],
  ])("doesn't find %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
