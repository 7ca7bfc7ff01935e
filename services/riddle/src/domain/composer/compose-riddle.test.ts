import { findLeak } from "../guard/find-leak.ts";
import { hintFacts } from "../hint-facts.ts";
import { seededRandom } from "../seeded-random.ts";
import { createComposer } from "./compose-riddle.ts";
import type { Lexicon } from "./lexicon.ts";

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
const compose = createComposer(lexicon);

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

  it("writes riddles for adjectives and adverbs, without clues that give the word away", () => {
    for (const word of ["happy", "badly", "tells"]) {
      expect(findLeak(word, compose(word, "2026-11-21").lines.join("\n"))).toBeNull();
    }
  });

  it("avoids the stem of the word", () => {
    expect(compose("buyer", "2026-11-21").lines.join(" ")).not.toMatch(/buys/);
  });

  it("writes a riddle for any five letters that are not in the lexicon", () => {
    const random = seededRandom("any five letters");
    for (let i = 0; i < 500; i++) {
      const word = Array.from({ length: 5 }, () => String.fromCharCode(97 + random(26))).join("");
      const text = compose(word, "2026-11-21").lines.join("\n");
      expect(findLeak(word, text)).toBeNull();
      expect(text).toMatch(/meaning|gloss|few people/i);
    }
  });
});
