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
  ])("doesn't take for a mask of %s: %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
