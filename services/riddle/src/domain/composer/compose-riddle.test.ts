import { addDays } from "@wordlehint/contracts";
import { findLeak } from "../guard/find-leak.ts";
import { hintFacts } from "../hint-facts.ts";
import { seededRandom } from "../seeded-random.ts";
import { createComposer } from "./compose-riddle.ts";
import { coupletsFor } from "./couplets.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import { emptyLibrary, type RiddleLibrary, type WrittenRiddle } from "./riddle-library.ts";

const lexicon: Lexicon = {
  crane: {
    clues: ["I lift whole houses, or wade on stilts through reeds"],
    senses: [
      {
        pos: "noun",
        field: "animal",
        gloss: "large long-necked bird of marshes and plains",
        kind: "wading bird",
      },
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
  it("writes four lines, a theme and three hints", () => {
    const { lines, theme, hints } = compose("crane", "2026-11-21");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe("I lift whole houses, or wade on stilts through reeds;");
    expect(theme).toBe("living creatures");
    expect(hints).toEqual([
      "A noun, for a living creature.",
      "One kind of wading bird.",
      "A large long-necked bird of marshes and plains.",
    ]);
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

  /** The riddles of many dates, by which the order of clues and couplets is shuffled. */
  const versesFor = (word: string, entry?: Entry, dates = 12): (readonly string[])[] => {
    const composeOne = createComposer({ [word]: entry }, { secret });
    return Array.from({ length: dates }, (_, i) => composeOne(word, addDays("2026-11-21", i)).lines);
  };
  const crane: Entry = {
    clues: ["I wade on stilts through muddy marshes"],
    senses: [{ pos: "noun", field: "animal", gloss: "bird of muddy marshes", like: ["heron"] }],
  };

  it("ends the lines with semicolons and full stops", () => {
    for (const lines of versesFor("crane", crane)) {
      expect(lines.map((line) => line.at(-1))).toEqual([";", ".", ";", "."]);
    }
  });

  it("puts clues from different words into the first and the third line", () => {
    for (const [first, , third] of versesFor("crane", crane)) {
      expect([first, third]).toEqual([
        "I wade on stilts through muddy marshes;",
        "Some people would say heron instead of me;",
      ]);
    }
  });

  it("begins with the definition when there are no clues by hand", () => {
    for (const [first] of versesFor("crane", { senses: crane.senses })) {
      expect(first).toMatch(/^(?:I am|Think of me as) a bird of muddy marshes;$/);
    }
  });

  it("takes the third line from the three commonest senses", () => {
    const senses = ["heron", "stork", "egret", "ibis"].map((like) => ({ ...crane.senses[0], like: [like] }));
    const thirds = versesFor("crane", { ...crane, senses: senses as Entry["senses"] }).map(
      ([, , third]) => third,
    );
    expect(new Set(thirds.map((third) => third?.split(" ").at(4)))).toEqual(
      new Set(["heron", "stork", "egret"]),
    );
  });

  it.each([
    ["crane", "I lift whole houses in the town, or wade on long stilts through reeds"],
    ["rainy", "I am where rainbows end, as people say"],
    ["baker", "I am not made of bakelite, people say"],
  ])("begins a riddle on %s with the clue %j", (word, clue) => {
    for (const [first] of versesFor(word, { clues: [clue], senses: [] })) expect(first).toBe(`${clue};`);
  });

  it.each([
    ["handy", "I lie close to the hand in the quiet town"],
    ["baker", "I rise at dawn for baking in the town"],
  ])("doesn't use the stem of %s: %j", (word, clue) => {
    for (const lines of versesFor(word, { clues: [clue], senses: [] }))
      expect(lines).not.toContain(`${clue};`);
  });

  it("leaves out clues of 72 characters and more, and then writes two different ones on the letters", () => {
    const fits = `I wade ${"far and ".repeat(7)}so on it`;
    expect(fits).toHaveLength(71);
    for (const [first] of versesFor("crane", { clues: [fits], senses: [] })) expect(first).toBe(`${fits};`);
    for (const [first, , third] of versesFor("crane", { clues: [`${fits}s`], senses: [] })) {
      expect(first).not.toContain(fits);
      expect(third).not.toBe(first);
    }
  });

  it("lengthens a clue of less than 22 characters", () => {
    const padded = /^I wade in the marsh, (?:to put it plainly|in a word or two);$/;
    for (const [first] of versesFor("crane", { clues: ["I wade in the marsh"], senses: [] })) {
      expect(first).toMatch(padded);
    }
    const long = "I wade in the marshes!";
    for (const [first] of versesFor("crane", { clues: [long], senses: [] })) expect(first).toBe(`${long};`);
  });

  it("doesn't put a couplet on the letters beside clues on the letters", () => {
    const aboutLetters = coupletsFor(hintFacts("qzkwa")).filter(({ isAboutLetters }) => isAboutLetters);
    for (const lines of versesFor("qzkwa")) {
      expect(lines.join(" ")).toMatch(/my letters/i);
      expect(aboutLetters.map(({ second }) => `${second}.`)).not.toContain(lines[1]);
    }
  });

  it("leaves out a verse whose lines give the word away together", () => {
    const clue = "Most of the stones in town are laid by me";
    const third = "Some people would say Ogre instead of me";
    const leaking = [clue, "A riddle never tells the whole of it", third, "Now try"];
    expect(findLeak("mason", leaking.join("\n"))?.rule).toBe("acrostic");
    const senses: Entry["senses"] = [{ pos: "noun", field: "all", gloss: "", like: ["Ogre"] }];
    for (const lines of versesFor("mason", { clues: [clue], senses }, 120)) {
      expect(lines[2]).toBe(`${third};`);
      expect(findLeak("mason", lines.join("\n"))).toBeNull();
    }
  });
});

describe("with a library of the installation's own", () => {
  const written = [
    { lines: ["A first line,", "a second,", "a third line,", "and an end."] },
    { lines: ["Another first,", "another second,", "another third,", "another end."] },
  ];
  const dates = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`);
  const riddlesWith = (library: Partial<RiddleLibrary>, word = "crane") => {
    const composer = createComposer(lexicon, { secret, library: { ...emptyLibrary, ...library } });
    return dates.map((date) => composer(word, date).lines);
  };

  it("uses only the riddles that it has for a word, in turn", () => {
    const used = new Set(riddlesWith({ riddles: new Map([["crane", written]]) }).map(String));
    expect(used).toEqual(new Set(written.map(({ lines }) => String(lines))));
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

  it.each([
    { lines: ["They call me", "crane,", "they call me", "that."] },
    { lines: ["A first,", "a second,", "a third,", "an end."], theme: "a crane" },
    {
      lines: ["A first,", "a second,", "a third,", "an end."],
      hints: ["It wades.", "C-r-a-n-e.", "It lifts."] as const,
    },
  ])("uses no riddle that gives the word away: %j", (leaking) => {
    for (const lines of riddlesWith({ riddles: new Map([["crane", [leaking]]]) }))
      expect(lines).not.toEqual(leaking.lines);
  });

  it("uses the theme and the hints of a riddle, and composes those that it lacks", () => {
    const hints = ["It wades.", "It lifts.", "It does both."] as const;
    const complete = { lines: written[0]?.lines ?? [], theme: "wings and winches", hints };
    const composeOf = (riddle: WrittenRiddle) =>
      createComposer(lexicon, {
        secret,
        library: { ...emptyLibrary, riddles: new Map([["crane", [riddle]]]) },
      })("crane", "2026-11-21");
    expect(composeOf(complete)).toEqual(complete);
    const { theme, hints: composed } = compose("crane", "2026-11-21");
    expect(composeOf({ lines: complete.lines })).toEqual({
      lines: complete.lines,
      theme,
      hints: composed,
    });
  });
});

it("Without a lexicon, the composer writes a riddle about the letters of any word", () => {
  const compose = createComposer({}, { secret });
  const random = seededRandom(secret, "any five letters");
  for (let i = 0; i < 500; i++) {
    const word = Array.from({ length: 5 }, () => String.fromCharCode(97 + random(26))).join("");
    const text = compose(word, "2026-11-21").lines.join("\n");
    expect(findLeak(word, text)).toBeNull();
    expect(text).toMatch(/my letters/i);
  }
});
