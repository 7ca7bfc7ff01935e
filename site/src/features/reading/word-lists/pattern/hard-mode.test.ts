import { hardModeRefusal } from "./hard-mode.ts";
import type { Mark } from "./score-guess.ts";

const guess = (word: string, colors: string) => ({ word, marks: Array.from(colors) as Mark[] });

describe("Hard mode", () => {
  it("accepts any first guess", () => {
    expect(hardModeRefusal("crane", [])).toBeNull();
  });

  it("requires green letters to stay in place", () => {
    expect(hardModeRefusal("grime", [guess("crane", "xggxg")])).toEqual({
      kind: "moved",
      letter: "a",
      position: 3,
    });
  });

  it("requires yellow letters to be used, and lets them stay where they were", () => {
    const first = [guess("crane", "yxxxx")];
    expect(hardModeRefusal("moist", first)).toEqual({ kind: "missing", letter: "c", count: 1 });
    expect(hardModeRefusal("clout", first)).toBeNull();
  });

  it("requires a letter as often as it was colored", () => {
    expect(hardModeRefusal("crest", [guess("geese", "xyxxg")])).toEqual({
      kind: "moved",
      letter: "e",
      position: 5,
    });
    expect(hardModeRefusal("flute", [guess("geese", "xyxxg")])).toEqual({
      kind: "missing",
      letter: "e",
      count: 2,
    });
  });

  it("ignores grey letters", () => {
    expect(hardModeRefusal("crane", [guess("crane", "xxxxx")])).toBeNull();
  });

  it("checks every earlier guess", () => {
    const before = [guess("crane", "xxxxx"), guess("moist", "gxxxx")];
    expect(hardModeRefusal("quilt", before)).toEqual({ kind: "moved", letter: "m", position: 1 });
  });
});
