import { namesAny } from "./names-any.ts";

const names = (text: string) => namesAny(["slate", "crane"], text);

describe("a text names a word", () => {
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
    `${"word ".repeat(20_000)}slate`,
  ])("in whatever guise (%#)", (text) => {
    expect(names(text)).toBe(true);
  });

  it.each([
    "",
    "A cranefly is no bird, and craniums are no slates' business: translated",
    "Never odd or even: enarc",
    "An ocean of canoes; nacre",
    "Clever readers always notice everything",
    "It starts with C, then R",
  ])("but not by chance (%#)", (text) => {
    expect(names(text)).toBe(false);
  });

  it("only when there is one to name", () => {
    expect(namesAny([], "crane")).toBe(false);
  });
});
