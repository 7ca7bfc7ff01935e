import { findLeak } from "../guard/find-leak.ts";
import { hintLevels } from "../guard/levels.ts";
import { hintFacts } from "../hint-facts.ts";
import { composeHints, composeTheme } from "./hints.ts";
import type { Entry, Sense } from "./lexicon.ts";

const hintsOn = (word: string, entry?: Entry) => composeHints(word, hintFacts(word), entry);
const bird: Sense = { pos: "noun", field: "animal", gloss: "large bird of the marshes", kind: "wader" };

describe("composeHints", () => {
  it("tells the kind of word, then what is near it in meaning, then what it means", () => {
    expect(hintsOn("crane", { senses: [bird] })).toEqual([
      "A noun, for a living creature.",
      "One kind of wader.",
      "A large bird of the marshes.",
    ]);
  });

  it.each([
    [{ ...bird, kinds: ["heron", "stork"] }, 'One sort of it is called "heron", and another "stork".'],
    [{ ...bird, kind: undefined, like: ["heron"] }, 'Close in meaning to "heron".'],
    [{ ...bird, kind: undefined, like: ["heron", "stork"] }, 'Close in meaning to "heron" and "stork".'],
    [
      { ...bird, kind: undefined, like: ["heron", "stork", "egret"] },
      'Close in meaning to "heron" and "stork".',
    ],
    [{ ...bird, kinds: ["heron"] }, "One kind of wader."],
    [{ ...bird, kind: undefined, within: ["flock"] }, "It is part of a flock."],
    [{ ...bird, pos: "adj", like: ["tall"] } as const, 'Close in meaning to "tall".'],
    [{ ...bird, pos: "verb", kind: "stretch" } as const, "One way to stretch."],
    [{ ...bird, pos: "adj", unlike: ["low"], like: ["tall"] } as const, 'The opposite of "low".'],
  ])("has a second hint that names a word near in meaning (%#)", (sense, hint) => {
    expect(hintsOn("crane", { senses: [sense as Sense] })[1]).toBe(hint);
  });

  it("defines a verb as an infinitive, and quotes other definitions", () => {
    const gloss = "stretch out far above the others";
    expect(hintsOn("crane", { senses: [{ pos: "verb", field: "body", gloss }] })[2]).toBe(`To ${gloss}.`);
    expect(hintsOn("crane", { senses: [{ pos: "adj", field: "all", gloss }] })[2]).toBe(
      "Stretch out far above the others.",
    );
  });

  it("leaves a definition that is an infinitive as it is, and makes one of what only speaks of one", () => {
    const thirdOn = (gloss: string) =>
      hintsOn("crane", { senses: [{ pos: "verb", field: "body", gloss }] })[2];
    expect(thirdOn("to stretch out far above the others")).toBe("To stretch out far above the others.");
    expect(thirdOn("reach out and up to the sky")).toBe("To reach out and up to the sky.");
  });

  it("takes a clue of the word's own once, if it is short enough", () => {
    const clue = "I wade on stilts through reeds";
    const without = hintsOn("crane");
    expect(hintsOn("crane", { senses: [], clues: [clue] })).toEqual([without[0], without[1], `${clue}.`]);
    const [fits, tooLong] = [109, 110].map((length) => "I wade".padEnd(length, " on and"));
    expect(hintsOn("crane", { senses: [], clues: [fits ?? ""] })[2]).toBe(`${fits}.`);
    expect(hintsOn("crane", { senses: [], clues: [tooLong ?? ""] })).toEqual(without);
  });

  it("leaves out what gives the word away", () => {
    const entry = { senses: [{ ...bird, kind: "crane", gloss: "a bird called crane; a tall grey bird" }] };
    expect(hintsOn("crane", entry)).toEqual([
      "A noun, for a living creature.",
      "It opens with a consonant, and no letter comes more than once.",
      "A tall grey bird.",
    ]);
  });

  it("tells two letters of a word without an entry, in the third hint alone", () => {
    expect(hintsOn("crane")).toEqual([
      "Two vowels among five letters.",
      "It opens with a consonant, and no letter comes more than once.",
      "The first letter is C, and the last letter is E.",
    ]);
  });

  it.each([
    ["among", 0, "It has two vowels."],
    ["vowel", 0, "It opens with a consonant."],
    ["comes", 1, "A consonant leads, and it has three consonants."],
    ["opens", 1, "A vowel leads, and it has three consonants."],
    ["llama", 1, "It opens with a consonant, and one letter comes more than once."],
    ["first", 2, "It begins with F and ends with T."],
  ])("says of %s in other words what would give it away", (word, index, hint) => {
    expect(hintsOn(word)[index]).toBe(hint);
  });

  it.each(["vowel", "begin", "first", "third", "comes", "opens", "aaaaa", "zzzzz", "lette"])(
    "writes three different hints on %s that pass the guard at their levels",
    (word) => {
      const hints = hintsOn(word);
      expect(new Set(hints).size).toBe(3);
      for (const [index, hint] of hints.entries()) expect(findLeak(word, hint, hintLevels[index])).toBeNull();
    },
  );
});

describe("composeTheme", () => {
  it("names the field of the first sense that has one", () => {
    const noField: Sense = { pos: "adj", field: "all", gloss: "tall and grey" };
    expect(composeTheme("crane", { senses: [noField, bird] })).toBe("living creatures");
    expect(composeTheme("crane", undefined)).toBeUndefined();
  });

  it("names no field that gives the word away", () => {
    expect(composeTheme("place", { senses: [{ ...bird, field: "location" }] })).toBeUndefined();
  });
});
