import { mentionsAny } from "./mentions-any.ts";

const mentions = (text: string) => mentionsAny(["slate", "crane"], text);

describe("mentionsAny", () => {
  it.each([
    "A good opener is crane.",
    "CRANE!",
    "the crane’s neck",
    "cr\u00E4\u00F1e\u0301",
    "cr4ne",
    "c-r-a-n-e",
    "C R A N E",
    "cr<b>a</b>ne",
    "cr&shy;ane",
    "crane and slate",
    "a %63rane",
    `${"word ".repeat(20_000)}slate`,
  ])("finds a word whatever its spelling (%#)", (text) => {
    expect(mentions(text)).toBe(true);
  });

  it.each([
    "",
    "A cranefly is no bird, and craniums are no slates' business: translated",
    "Never odd or even: enarc",
    "An ocean of canoes; nacre",
    "Clever readers always notice everything",
    "It starts with C, then R",
  ])("ignores longer words and coincidences (%#)", (text) => {
    expect(mentions(text)).toBe(false);
  });

  it("is false when there is no word to find", () => {
    expect(mentionsAny([], "crane")).toBe(false);
  });
});
