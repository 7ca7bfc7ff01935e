import { hardModeRefusal } from "./hard-mode.ts";
import type { Mark } from "./score-guess.ts";

const guess = (word: string, colours: string) => ({ word, marks: Array.from(colours) as Mark[] });

describe("Hard mode", () => {
  it("takes every first guess", () => {
    expect(hardModeRefusal("crane", [])).toBeNull();
  });

  it("wants green letters where they are", () => {
    expect(hardModeRefusal("grime", [guess("crane", "xggxg")])).toEqual({
      kind: "moved",
      letter: "a",
      position: 3,
    });
  });

  it("wants yellow letters used, and lets them stand where they were", () => {
    const first = [guess("crane", "yxxxx")];
    expect(hardModeRefusal("moist", first)).toEqual({ kind: "missing", letter: "c", count: 1 });
    expect(hardModeRefusal("clout", first)).toBeNull();
  });

  it("wants a letter as often as it was coloured", () => {
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

  it("has nothing against grey letters", () => {
    expect(hardModeRefusal("crane", [guess("crane", "xxxxx")])).toBeNull();
  });

  it("looks at every guess before", () => {
    const before = [guess("crane", "xxxxx"), guess("moist", "gxxxx")];
    expect(hardModeRefusal("quilt", before)).toEqual({ kind: "moved", letter: "m", position: 1 });
  });
});
