import { findRiddleLeaks } from "./riddle-leaks.ts";

const lines = ["I wade on stilts,", "I lift and lower,", "I never hurry,", "and never tire."];

describe("findRiddleLeaks", () => {
  it("finds nothing in a riddle that keeps its secret, with or without theme and hints", () => {
    expect(findRiddleLeaks("crane", { lines })).toEqual([]);
    expect(
      findRiddleLeaks("crane", { lines, theme: "stilts", hints: ["A bird.", "A machine.", "Both of them."] }),
    ).toEqual([]);
  });

  it("names each part that gives the answer away, with the place in it", () => {
    const leaks = findRiddleLeaks("crane", {
      lines: [...lines.slice(0, 3), "a cr4ne."],
      theme: "cranes",
      hints: ["A bird.", "C-r-a-n-e.", "The cr_ne."],
    });
    expect(leaks.map(({ part, leak: { rule, place } }) => [part, rule, place.line, place.text])).toEqual([
      ["riddle", "lookalike", 4, "cr4ne"],
      ["theme", "inflection", 1, "cranes"],
      ["hint 2", "spaced", 1, "C-r-a-n-e"],
      ["hint 3", "dotted", 1, "cr_ne"],
    ]);
  });
});
