import { plainLeaks } from "./plain-leaks.ts";

describe("plainLeaks", () => {
  it.each([
    ["word", "I am a crane"],
    ["inflection", "two cranes"],
    ["spaced", "say c-r-a-n-e"],
    ["spaced", "a cr ane"],
    ["dotted", "so cr_ne"],
    ["reversed", "so enarc"],
    ["lookalike", "so cr4ne"],
    ["anagram", "so nacre"],
    ["spelled-out", "see, are, ay, en, ee"],
    ["spelled-out", "C, then R, then A, then N, then E"],
    ["hidden", "it hides in micran eggs"],
  ])("finds the rule %s in the second line %j", (rule, line) => {
    expect(plainLeaks("crane", ["I stand on one leg,", line, "and I lift great loads."])).toEqual([
      { line: 2, rule },
    ]);
  });

  it("gives the first line of an acrostic", () => {
    expect(plainLeaks("stone", ["Lone,", "some", "tall", "old", "nice", "elm"])).toEqual([
      { line: 2, rule: "acrostic" },
    ]);
  });

  it("lists every line, and a line once for each rule", () => {
    expect(plainLeaks("CRANE", ["crane, crane", "in the marsh", "nacre or a crane"])).toEqual([
      { line: 1, rule: "word" },
      { line: 3, rule: "anagram" },
      { line: 3, rule: "word" },
    ]);
  });

  it.each([
    ["other", "my mother and another brother"],
    ["along", "a long way"],
    ["plane", "a planet and a plan"],
    ["begin", "be gin or be rum"],
    ["crane", "the crate on the quay"],
    ["crane", ""],
  ])("finds nothing of %s in %j", (word, line) => {
    expect(plainLeaks(word, [line])).toEqual([]);
  });
});
