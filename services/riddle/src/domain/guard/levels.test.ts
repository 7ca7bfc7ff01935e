import { findLeak } from "./find-leak.ts";
import { levels, type Level } from "./levels.ts";

/** The levels at which a text on the crane is refused. */
const refusedAt = (text: string): Level[] =>
  levels.filter((level) => findLeak("crane", text, level) !== null);
const beforeHint2: Level[] = ["riddle", "hint-1", "mail", "share"];

describe("The levels of the spoiler guard", () => {
  it.each(["a crane", "c-r-a-n-e", "a cr4ne", "a supercr4neland"])("refuse %j everywhere", (text) => {
    expect(refusedAt(text)).toEqual(levels);
  });

  it.each([
    "cranes",
    "a cr_ne",
    "so enarc",
    "nacre",
    "3-18-1-14-5",
    "Can you\nReally\nAsk\nNow\nEver",
    "hidden here: mic ran egg",
    "#MyBigCraneries",
    "\u{1F3D7}",
    "one letter off crate",
    "The first letter is C, the second R, the third A.",
  ])("refuse %j in all texts about the riddle, and not in long texts of the studio", (text) => {
    expect(refusedAt(text)).toEqual(levels.filter((level) => level !== "studio"));
  });

  it("let the second hint name a rhyme and one letter in its place", () => {
    expect(refusedAt("It rhymes with brain.")).toEqual(beforeHint2);
    expect(refusedAt("It begins with C.")).toEqual(beforeHint2);
  });

  it("let the third hint tell two letters in their places, and a homophone", () => {
    expect(refusedAt("It begins with C and ends with E.")).toEqual([
      "riddle",
      "hint-1",
      "hint-2",
      "mail",
      "share",
    ]);
    expect(findLeak("flour", "It sounds like flower.", "hint-2")?.rule).toBe("homophone");
    expect(findLeak("flour", "It sounds like flower.", "hint-3")).toBeNull();
  });

  it('are "riddle" unless another one is given', () => {
    expect(findLeak("crane", "It begins with C.")?.rule).toBe("positions");
  });
});
