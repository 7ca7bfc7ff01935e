import { feedback } from "./feedback.ts";

describe("The feedback on a guess", () => {
  it.each([
    ["crane", "crane", "ggggg"],
    ["stare", "crane", "xxgyg"],
    ["eerie", "crane", "xxyxg"],
    ["allay", "alter", "ggxxx"],
    ["speed", "erase", "yxyyx"],
  ])("%s for %s are %s", (guess, answer, tiles) => {
    expect(feedback(guess, answer)).toBe(tiles);
  });
});
