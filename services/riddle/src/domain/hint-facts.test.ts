import { hintFacts } from "./hint-facts.ts";

describe("hintFacts", () => {
  it.each([
    ["crane", { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" }],
    ["eerie", { wordLength: 5, vowelCount: 4, hasRepeatedLetter: true, startsWith: "vowel" }],
    ["nymph", { wordLength: 5, vowelCount: 0, hasRepeatedLetter: false, startsWith: "consonant" }],
    ["audio", { wordLength: 5, vowelCount: 4, hasRepeatedLetter: false, startsWith: "vowel" }],
  ])("counts the letters of %s", (word, facts) => {
    expect(hintFacts(word)).toEqual(facts);
  });

  it("counts y as a consonant", () => {
    expect(hintFacts("yummy")).toMatchObject({ vowelCount: 1, startsWith: "consonant" });
  });
});
