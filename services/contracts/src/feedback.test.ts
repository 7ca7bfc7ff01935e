import { feedback } from "./feedback.ts";

describe("The feedback on a guess", () => {
  it.each([
    ["crane", "crane", "ggggg"],
    ["crane", "trace", "yggxg"],
    ["toils", "crane", "xxxxx"],
    ["allay", "alter", "ggxxx"],
    // A letter is colored as often as the answer contains it, and greens come first.
    ["apple", "paper", "yygxy"],
    ["eerie", "crane", "xxyxg"],
    ["speed", "abide", "xxyxy"],
    ["speed", "erase", "yxyyx"],
    ["speed", "crepe", "xygyx"],
    ["geese", "those", "xxxgg"],
    ["added", "dread", "yyxyg"],
    ["hello", "llama", "xxyyx"],
    ["settle", "letter", "xgggyy"],
  ])("%s for %s is %s", (guess, answer, tiles) => {
    expect(feedback(guess, answer)).toBe(tiles);
  });
});
