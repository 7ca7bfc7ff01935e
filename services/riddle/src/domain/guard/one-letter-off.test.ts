import { isOneLetterOff } from "./one-letter-off.ts";

describe("isOneLetterOff", () => {
  it.each([
    ["crane", "brane"],
    ["crane", "crate"],
    ["crane", "crank"],
    ["crane", "rane"],
    ["crane", "cane"],
    ["crane", "cran"],
    ["crane", "scrane"],
    ["crane", "craine"],
    ["crane", "cranes"],
    ["eerie", "erie"],
  ])("is true for one letter replaced, left out or added: %s and %s", (one, other) => {
    expect(isOneLetterOff(one, other)).toBe(true);
    expect(isOneLetterOff(other, one)).toBe(true);
  });

  it.each([
    ["crane", "crane"],
    ["crane", "carne"],
    ["crane", "slate"],
    ["crane", "crates"],
    ["crane", "ran"],
    ["crane", "craning"],
    ["crane", "cone"],
  ])("is false for the same word, and for more than one letter: %s and %s", (one, other) => {
    expect(isOneLetterOff(one, other)).toBe(false);
    expect(isOneLetterOff(other, one)).toBe(false);
  });
});
