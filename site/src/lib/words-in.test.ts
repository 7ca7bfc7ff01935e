import { wordsIn } from "./words-in.ts";

describe("wordsIn()", () => {
  it("returns one word a line, whatever the line endings", () => {
    expect(wordsIn("crane\r\nMOIST\n\n  blush \n")).toEqual(["crane", "moist", "blush"]);
  });

  it("returns no words for an empty list", () => {
    expect(wordsIn(null)).toEqual([]);
  });
});
