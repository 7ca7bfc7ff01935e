import { findLeak } from "./find-leak.ts";

describe("findLeetCompounds", () => {
  it.each([
    ["house", "the greenh0use there", "h0use"],
    ["crane", "the sup3rcr4n3s there", "cr4n3"],
    ["house", "the greenh0us3", "h0us3"],
  ])("finds %s in %j", (word, text, part) => {
    expect(findLeak(word, text)).toMatchObject({ rule: "lookalike", place: { text: part } });
  });

  it.each([
    ["plane", "what I plan"],
    ["house", "call it hou5"],
    ["ideal", "So many ideas | and one idea|"],
    ["stole", "the code x5t0l3x"],
  ])("finds no %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
