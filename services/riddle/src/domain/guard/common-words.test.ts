import { isCommonWord } from "@wordlehint/contracts/guard/common-words";
import { findLeak } from "./find-leak.ts";

describe("isCommonWord", () => {
  it.each([
    ["slate", "least"],
    ["begin", "being"],
    ["elbow", "below"],
    ["cloud", "could"],
    ["quiet", "quite"],
    ["night", "thing"],
    ["three", "there"],
    ["ethos", "those"],
  ])("lets a riddle about %s say %s", (answer, word) => {
    expect(isCommonWord(word)).toBe(true);
    expect(findLeak(answer, `so ${word} it is`)).toBeNull();
  });

  it("is false for other words", () => {
    expect(["crane", "stale", "cloud", ""].filter(isCommonWord)).toEqual([]);
  });
});
