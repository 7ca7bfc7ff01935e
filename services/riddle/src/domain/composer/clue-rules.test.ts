import { faultOfClue } from "./clue-rules.ts";

describe("faultOfClue", () => {
  it.each([
    ["crane", "I wade on stilts"],
    ["crane", "x".repeat(71)],
    ["buyer", "I was overbuying it all"],
    ["baker", "I rise before the bakeshops open"],
  ])("lets pass a clue of %s: %j", (word, clue) => {
    expect(faultOfClue(word, clue)).toBeUndefined();
  });

  it.each([
    ["buyer", "Someone who buys"],
    ["buyer", "Buying is what I do"],
    ["actor", "I act on a stage"],
    ["badly", "In a bad manner"],
    ["rainy", "Full of rain"],
    ["olden", "Of old times"],
    ["nurse", "I am nursing the ill"],
    ["baker", "Baking is what I do"],
  ])("refuses for %s what uses its stem: %j", (word, clue) => {
    expect(faultOfClue(word, clue)).toBe("uses the word's stem");
  });

  it("refuses a clue that is too long for a line", () => {
    expect(faultOfClue("crane", "x".repeat(72))).toBe("has more than 71 characters");
  });

  it("names the rule by which a clue gives the word away, and not the word", () => {
    expect(faultOfClue("crane", "I am a c-r-a-n-e")).toBe(
      'gives the word away (rule "spaced" of the spoiler guard)',
    );
  });
});
