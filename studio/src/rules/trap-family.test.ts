import { familyProblem } from "./trap-family.ts";

describe("A group of words that differ in one letter", () => {
  it("has a pattern with one open place, which all of its words fit", () => {
    expect(familyProblem({ pattern: "_ight", words: ["light", "might"] })).toBeNull();
    expect(familyProblem({ pattern: "sha_e", words: ["shade", "shape"] })).toBeNull();
  });

  it.each(["ight", "_ights", "__ght", "light", "_IGHT", ""])(
    "is refused with the pattern “%s”",
    (pattern) => {
      expect(familyProblem({ pattern, words: [] })).toContain("one _ for the letter that differs");
    },
  );

  it("is refused with a word that doesn’t fit, or that is in it twice", () => {
    expect(familyProblem({ pattern: "_ight", words: ["light", "weigh"] })).toContain("“weigh” doesn’t fit");
    expect(familyProblem({ pattern: "_ight", words: ["light", "light"] })).toContain("twice");
  });
});
