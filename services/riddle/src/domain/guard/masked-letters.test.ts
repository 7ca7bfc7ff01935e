import { findLeak } from "./find-leak.ts";

const maskIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "dotted" ? leak.place.text : null;
};

describe("findMaskedLetters", () => {
  it.each([
    ["crane", "so C, R, A, N it is", "C, R, A, N"],
    ["crane", "- C, R, A, N", "C, R, A, N"],
    ["crane", "so R, A, N, E it is", "R, A, N, E"],
    ["crane", "so C ---- R ---- A ---- N it is", "C ---- R ---- A ---- N"],
    ["crane", "it is here, in this line: C R _ N E", "C R _ N E"],
    ["crane", "X Y C _ A _ E Z", "C _ A _ E"],
    ["crane", "-rane", "-rane"],
    ["crane", "_rane", "_rane"],
    ["crane", " cr_ne", "cr_ne"],
    ["crane", "cr_ne\nso it goes", "cr_ne"],
    ["crane", "*cr_ne*", "cr_ne"],
    ["level", "le_el", "le_el"],
    ["crane", "all but my second: C, A, N, E", "C, A, N, E"],
    ["crane", "C, R, N and E; only the middle is missing", "C, R, N and E"],
    ["crane", "it is C blank A N E", "C blank A N E"],
    ["crane", "C gap ANE", "C gap ANE"],
    ["crane", "mind the gap: CR NE", "CR NE"],
  ])("finds %s in %j", (word, text, part) => {
    expect(maskIn(word, text)).toBe(part);
  });

  it.each([
    ["plane", "the #lane tag"],
    ["plane", "I plan\u2014 then build"],
    ["crane", "C _ A _ every"],
    ["crane", "C or _ A or _ E"],
    ["crane", "up-to date"],
    ["crane", "vitamin C or R, an A or N"],
    ["crane", "C . . . . R . . . . A . . . . N"],
    ["crane", "CR NE, both of them"],
    ["plane", "The plan has a hole; fill the gap"],
    ["crane", "a can, something else"],
  ])("doesn't take for a mask of %s: %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
