import { fittingWords, type Mark } from "./score-guess.ts";

const marks = (text: string) => Array.from(text) as Mark[];
const guess = (word: string, colors: string) => ({ word, marks: marks(colors) });

describe("The words that still fit", () => {
  const words = ["crane", "trace", "grace", "brace", "crate", "craze"];

  it("are all words before the first guess", () => {
    expect(fittingWords(words, [])).toEqual(words);
  });

  it("agree with every guess at once", () => {
    expect(fittingWords(words, [guess("crane", "yggxg")])).toEqual(["trace", "grace", "brace"]);
    expect(fittingWords(words, [guess("crane", "yggxg"), guess("bight", "xxyxx")])).toEqual(["grace"]);
  });

  it("contain a letter as often as two guesses together require", () => {
    expect(fittingWords(["crepe", "trope"], [guess("eerie", "xxyxg")])).toEqual(["trope"]);
  });

  it("are none if the colors contradict each other", () => {
    expect(fittingWords(words, [guess("crane", "ggggg"), guess("crane", "xxxxx")])).toEqual([]);
  });
});
