import { findLeak } from "./find-leak.ts";

const codeIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "spelled-out" ? leak.place.text : null;
};

describe("findNumberCodes", () => {
  it.each([
    ["crane", "7, 3, 18, 1, 14, 5, 9", "3, 18, 1, 14, 5"],
    ["crane", "it is a long way to the end: 3, 18, 1, 14, 5", "3, 18, 1, 14, 5"],
    ["crane", `3${" ".repeat(24)}18, 1, 14, 5`, `3${" ".repeat(24)}18, 1, 14, 5`],
    ["crane", "3 and 18 and 1 and 14 and 5", "3 and 18 and 1 and 14 and 5"],
    ["crane", "24 9 26 13 22", "24 9 26 13 22"],
    ["crane", "5 14 1 18 3", "5 14 1 18 3"],
    ["crane", "third eighteenth first fourteenth fifth", "third eighteenth first fourteenth fifth"],
    ["quart", "sixteen twenty zero seventeen nineteen", "sixteen twenty zero seventeen nineteen"],
    ["dukes", "three twenty ten four eighteen", "three twenty ten four eighteen"],
    [
      "water",
      "twenty-three, one, twenty then five, eighteen",
      "twenty-three, one, twenty then five, eighteen",
    ],
    [
      "crews",
      "three, eighteen, five, twenty-three, nineteen",
      "three, eighteen, five, twenty-three, nineteen",
    ],
    ["crane", "so III, XVIII, I, XIV, V it is", "III, XVIII, I, XIV, V"],
    ["crane", "so 63 72 61 6e 65 it is", "63 72 61 6e 65"],
    ["crane", "so 222 777 2 66 33 it is", "222 777 2 66 33"],
  ])("finds %s in %j", (word, text, part) => {
    expect(codeIn(word, text)).toBe(part);
  });

  it.each([
    ["jumps", "58677"],
    ["gawky", "42959"],
  ])("finds %s in the keys of a telephone, %s", (word, keys) => {
    expect(codeIn(word, `so ${keys} it is`)).toBe(keys);
  });

  it("doesn't join numbers that are far apart", () => {
    const text = "3 geese flew over the quiet old lake, 18 ducks, 1 crow, 14 owls, 5 hens";
    expect(findLeak("crane", text)).toBeNull();
  });
});
