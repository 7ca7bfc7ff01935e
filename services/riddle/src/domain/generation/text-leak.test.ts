import { findTextLeak } from "./text-leak.ts";

const lines = ["I wade on stilts,", "I lift and lower,", "I never hurry,", "and never tire."];
const text = {
  lines,
  theme: "stilts and steel",
  hints: ["A bird.", "A machine.", "Both of them."] as const,
};

describe("findTextLeak", () => {
  it("finds none in a riddle that keeps its secret, with or without a theme", () => {
    expect(findTextLeak("crane", text)).toBeNull();
    expect(findTextLeak("crane", { ...text, theme: null })).toBeNull();
  });

  it.each([
    ["riddle", "lookalike", { lines: [...lines.slice(1), "a cr4ne."] }],
    ["theme", "inflection", { theme: "cranes" }],
    ["hint 1", "word", { hints: ["A crane.", "A machine.", "Both of them."] as const }],
    ["hint 2", "spaced", { hints: ["A bird.", "C-r-a-n-e.", "Both of them."] as const }],
    ["hint 3", "dotted", { hints: ["A bird.", "A machine.", "The cr_ne."] as const }],
  ])("names the %s and the rule that it breaks, %s", (part, rule, change) => {
    expect(findTextLeak("crane", { ...text, ...change })).toEqual({ part, rule });
  });

  it("names the first of several parts that give the word away", () => {
    const hints = ["A bird.", "C-r-a-n-e.", "The cr_ne."] as const;
    expect(findTextLeak("crane", { ...text, theme: "cranes", hints })).toEqual({
      part: "theme",
      rule: "inflection",
    });
  });
});
