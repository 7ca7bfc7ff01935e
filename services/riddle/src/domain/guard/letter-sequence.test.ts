import { findLeak } from "./find-leak.ts";

const leakIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak && `${leak.rule}: ${leak.place.text}`;
};

describe("findLetterSequence", () => {
  it.each([
    ["crane", "so c.r.a............n.e it is", "spaced: c.r.a............n.e"],
    ["crane", "so c.r.a.............n.e it is", "spelled-out: c.r.a.............n.e"],
    ["crane", "C R A N east", "dotted: C R A N"],
    ["crane", "C R A N eastern", "dotted: C R A N"],
    ["crane", "cr4ned", "lookalike: cr4ne"],
    ["crane", "a cr4ner", "lookalike: cr4ne"],
    ["stole", "s 7 0 l e", "lookalike: s 7 0 l e"],
    ["crane", "a cr*a-ne", "spaced: cr*a-ne"],
    ["ideal", "1dea!", "lookalike: 1dea!"],
    ["clock", ":) see (lock", "lookalike: (lock"],
    ["crane", "the crane s", "word: crane"],
    ["crane", "it is 'crane' then", "word: crane"],
    ["crane", "it is 'crane'", "word: crane"],
    ["crane", "a 'cr ane'", "spaced: cr ane"],
    ["crane", "a cra' ne", "spaced: cra' ne"],
    ["crane", "a cra'ne", "spaced: cra'ne"],
    ["crane", "a cran'e", "spaced: cran'e"],
    ["crest", "a cr'est", "spaced: cr'est"],
    ["crest", "a cre'st", "spaced: cre'st"],
    ["arena", "an a're'na", "spaced: a're'na"],
    ["train", "a tra in", "spaced: tra in"],
    ["begin", "be-gin", "spaced: be-gin"],
  ])("finds %s in %j", (word, text, leak) => {
    expect(leakIn(word, text)).toBe(leak);
  });

  it.each([
    ["agate", "call 49-473"],
    ["stole", "5 7 0 l e"],
    ["clock", "[lock] the door"],
    ["clock", "{lock} the door"],
    ["hello", "he'll, O captain, come"],
    ["begin", "be\ngin"],
    ["begin", "be,gin"],
    ["tears", "\u2192ears and tail"],
  ])("doesn't find %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
