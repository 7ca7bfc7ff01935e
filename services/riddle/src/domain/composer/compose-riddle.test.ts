import { findLeak } from "../guard/find-leak.ts";
import { hintFacts } from "../hint-facts.ts";
import { seededRandom } from "../seeded-random.ts";
import { createComposer } from "./compose-riddle.ts";
import type { Lexicon } from "./lexicon.ts";
import { emptyLibrary, type RiddleLibrary } from "./riddle-library.ts";

const lexicon: Lexicon = {
  crane: {
    clues: ["I lift whole houses, or wade on stilts through reeds"],
    senses: [
      { pos: "noun", field: "animal", gloss: "large long-necked wading bird of marshes and plains" },
      { pos: "verb", field: "body", gloss: "stretch (the neck) so as to see better" },
    ],
  },
  happy: {
    senses: [
      { pos: "adj", field: "all", gloss: "having or showing joy", unlike: ["sad"], like: ["glad", "merry"] },
    ],
  },
  badly: { senses: [{ pos: "adv", field: "all", gloss: "in a poor or careless manner" }] },
  buyer: { senses: [{ pos: "noun", field: "person", gloss: "a person who buys; a customer in a shop" }] },
  tells: { clues: ["It tells too much"], senses: [{ pos: "verb", field: "all", gloss: "tells of it" }] },
};
const secret = "a secret of tests";
const compose = createComposer(lexicon, { secret });

describe("createComposer", () => {
  it("writes four lines, and counts the letters of the word", () => {
    const { lines, facts } = compose("crane", "2026-11-21");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe("I lift whole houses, or wade on stilts through reeds;");
    expect(facts).toEqual(hintFacts("crane"));
  });

  it("writes the same riddle for the same date, and another for another date", () => {
    expect(compose("crane", "2026-11-21")).toEqual(compose("crane", "2026-11-21"));
    expect(compose("crane", "2026-11-22")).not.toEqual(compose("crane", "2026-11-21"));
  });

  it("chooses by the secret, so that a verse can't be computed without it", () => {
    const others = Array.from({ length: 20 }, (_, number) =>
      createComposer(lexicon, { secret: `${number}` }),
    );
    const verses = others.map((composer) => composer("crane", "2026-11-21").lines.join("\n"));
    expect(new Set(verses).size).toBeGreaterThan(10);
  });

  it("writes riddles for adjectives and adverbs, without clues that give the word away", () => {
    for (const word of ["happy", "badly", "tells"]) {
      expect(findLeak(word, compose(word, "2026-11-21").lines.join("\n"))).toBeNull();
    }
  });

  it("avoids the stem of the word", () => {
    expect(compose("buyer", "2026-11-21").lines.join(" ")).not.toMatch(/buys/);
  });

  it("writes a riddle for any five letters that are not in the lexicon", () => {
    const random = seededRandom(secret, "any five letters");
    for (let i = 0; i < 500; i++) {
      const word = Array.from({ length: 5 }, () => String.fromCharCode(97 + random(26))).join("");
      const text = compose(word, "2026-11-21").lines.join("\n");
      expect(findLeak(word, text)).toBeNull();
      expect(text).toMatch(/meaning|gloss|few people/i);
    }
  });
});

describe("with a library of the installation's own", () => {
  const written = [
    ["A first line,", "a second,", "a third line,", "and an end."],
    ["Another first,", "another second,", "another third,", "another end."],
  ];
  const dates = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`);
  const riddlesWith = (library: Partial<RiddleLibrary>, word = "crane") => {
    const composer = createComposer(lexicon, { secret, library: { ...emptyLibrary, ...library } });
    return dates.map((date) => composer(word, date).lines);
  };

  it("uses only the riddles that it has for a word, in turn", () => {
    const used = new Set(riddlesWith({ riddles: new Map([["crane", written]]) }).map(String));
    expect(used).toEqual(new Set(written.map(String)));
  });

  it("composes a riddle of its clues alone when it has two that fit", () => {
    const clues = ["A neighbour of the harbour has my name", "Builders and ponds look up to me alike"];
    for (const [first, , third] of riddlesWith({ clues: new Map([["crane", clues]]) }))
      expect([first, third].sort()).toEqual(clues.map((clue) => `${clue};`).sort());
  });

  it("uses one clue of its own together with the shipped ones, and never twice in a riddle", () => {
    for (const [first, , third] of riddlesWith({ clues: new Map([["crane", ["It may be so or not"]]]) })) {
      expect(first).toMatch(/^It may be so or not/);
      expect(third).not.toMatch(/^It may be so or not/);
    }
  });

  it("leaves other words to the shipped clues", () => {
    const library = { riddles: new Map([["slate", written]]), clues: new Map([["slate", ["A clue"]]]) };
    expect(riddlesWith(library)).toEqual(riddlesWith({}));
  });

  it("uses no riddle that gives the word away", () => {
    const leaking = [["They call me", "crane,", "they call me", "that."]];
    for (const lines of riddlesWith({ riddles: new Map([["crane", leaking]]) }))
      expect(findLeak("crane", lines.join("\n"))).toBeNull();
  });
});
