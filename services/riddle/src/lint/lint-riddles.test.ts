import type { Lexicon } from "../domain/composer/lexicon.ts";
import { lintRiddles, monotony, type Entry } from "./lint-riddles.ts";

const crane: Entry = {
  word: "crane",
  riddle: {
    lines: [
      "I wade on stilts where reedy waters run,",
      "Then fold my neck and sail into the sun;",
      "In town I am of iron, not of quills,",
      "And hoist the beams for towers on the hills.",
    ],
    theme: "wings and winches",
    hints: [
      "A creature and a machine share me.",
      "Look for me in a marsh.",
      "A tall bird that likes it wet.",
    ],
    notes: [
      "The bird's long legs, which look jointed backward.",
      "Cranes fly with their necks stretched out, on broad wings.",
      "The other crane has a jib where the bird has a neck.",
      "Named after the bird, for its reach.",
    ],
    rivals: ["heron"],
  },
};
const known = new Set(["crane", "heron"]);
const lexicon: Lexicon = {
  crane: {
    senses: [
      {
        pos: "noun",
        field: "animal",
        gloss: "large long-necked wading bird of marshes",
        kind: "bird",
        like: ["heron"],
      },
    ],
  },
};
const faultsOf = (...entries: Entry[]) => lintRiddles(entries, known, lexicon).map(({ message }) => message);
const craneWith = (riddle: Partial<Entry["riddle"]>): Entry => ({
  word: "crane",
  riddle: { ...crane.riddle, ...riddle },
});
const withLast = (line: string) => craneWith({ lines: [...crane.riddle.lines.slice(0, 3), line] });

describe("The lint of riddles", () => {
  it("accepts four lines that rhyme, with a theme, three hints and four notes", () => {
    expect(faultsOf(crane)).toEqual([]);
  });

  it.each([
    ["Hoist!", /lines of 10, 10, 10, 1 syllables; each must have 2 to 14/],
    ["And hoist the beams for towers on the towns.", /doesn't rhyme .* run, sun, quills, towns/],
    ["And hoist the beams for towers made of quills.", /doesn't rhyme/],
    ["And hoist the beams for zwyzzle on the hills.", /without a pronunciation: zwyzzle/],
    ["And call myself a c-r-a-n-e upon the hills.", /gives the word away in its riddle: spaced/],
  ])("refuses a line such as %j", (line, fault) => {
    expect(faultsOf(withLast(line)).join("\n")).toMatch(fault);
  });

  it("accepts lines of any lengths, of which only the second and the last rhyme", () => {
    const lines = [
      "Wanted: one fisher, patient.",
      "Good legs. No fear of heights.",
      "Apply on foot, in water,",
      "or swing a beam at nights.",
    ];
    expect(faultsOf(craneWith({ lines }))).toEqual([]);
  });

  it.each([
    [{ theme: "wings and winches and other things" }, "has a theme of 6 words; four are the most"],
    [
      { hints: ["Short.", "Look for me in a marsh.", "A tall bird that likes it wet."] as const },
      /has a hint of 6 characters/,
    ],
    [
      { hints: ["A bird of marshes.", "A bird of marshes!", "A tall bird."] as const },
      "has the same hint twice",
    ],
    [
      { hints: ["A noun of two kinds.", "Think of long legs.", "A bird that is wading."] as const },
      /^repeats the verse in hint 3: wad$/,
    ],
    [
      { hints: ["It rhymes, as most do.", "Think of a marsh.", "A tall bird."] as const },
      /^tells the sound in hint 1/,
    ],
    [
      {
        notes: [
          "Legs, and long ones.",
          "The neck, of course.",
          "Of steel, this time.",
          "Cranes lift.",
        ] as const,
      },
      /^has a note of 12 characters/,
    ],
    [{ rivals: [] }, "must be judged against heron"],
    [{ rivals: ["heron", "egret"] }, "has rivals that aren't other answers: egret"],
    [{ theme: "a crane" }, /gives the word away in its theme: word in "crane"/],
  ])("refuses %j", (change, fault) => {
    expect(faultsOf(craneWith(change))).toEqual([expect.stringMatching(fault)]);
  });

  it("asks for a theme and for hints, and for a word of the list", () => {
    const { lines } = crane.riddle;
    expect(faultsOf({ word: "cranx", riddle: { lines } })).toEqual([
      "isn't an answer",
      "has no theme",
      "has no notes",
      "has no hints",
    ]);
  });

  it("refuses a line, half of one or a hint that two riddles share", () => {
    const heron: Entry = {
      word: "heron",
      riddle: {
        lines: [
          "Each grey dawn where reedy waters run,",
          "I spear my breakfast, and am never done;",
          "My patience is a thing that no one buys,",
          "The frogs have learned to fear my yellow eyes.",
        ],
        theme: "patient fisher",
        hints: ["It stands alone.", "Look for me in a marsh!", "A wader that eats fish."],
        notes: [
          "Marshes suit it.",
          "It fishes with its bill.",
          "It can wait for hours.",
          "Frogs are food as well.",
        ],
        rivals: ["crane"],
      },
    };
    expect(faultsOf(crane, heron)).toEqual([
      'shares "where reedy waters run" with crane',
      'shares "look for me in a marsh" with crane',
    ]);
  });

  it("refuses a theme that another riddle has", () => {
    const twin: Entry = {
      word: "heron",
      riddle: {
        lines: [
          "Each grey dawn where the river bends its way,",
          "I spear my breakfast, and I start my day;",
          "My patience is a thing that no one buys,",
          "The frogs have learned to fear my yellow eyes.",
        ],
        theme: "Wings, and winches",
        hints: ["It stands alone.", "Ponds know it well.", "A wader that eats fish."],
        notes: [
          "Rivers suit it.",
          "It fishes with its bill.",
          "It can wait for hours.",
          "Frogs are food as well.",
        ],
        rivals: ["crane"],
      },
    };
    expect(faultsOf(crane, twin)).toEqual(['shares "theme: wings and winches" with crane']);
  });

  it("refuses hints of which an earlier one has more of the definition than the last", () => {
    const swapped = [
      "A wading bird of marshes: large, and long-necked.",
      "A creature.....",
      "Builders have one too.",
    ] as const;
    expect(faultsOf(craneWith({ hints: swapped }))).toContain(
      "says more in hint 1 than in hint 3: 6 words of the definition, not 0",
    );
    const [one, two, three] = swapped;
    expect(faultsOf(craneWith({ hints: [three, two, one] })).join()).not.toContain("says more");
  });

  it("counts verses of one mould, and verses about relatives, in the library as a whole", () => {
    const small = craneWith({ lines: ["I wade,", "I wait,", "I fade,", "I'm late."] });
    const withAunt = craneWith({ lines: ["My aunt's", "own plants", "have shade", "we made."] });
    expect(monotony([crane, crane, crane, small])).toEqual([]);
    expect(monotony([crane, crane, crane, crane, withAunt])).toEqual([
      "80.0% of the verses are pentameters in couplets; 75.0% are the most",
    ]);
    expect(monotony([small, small, small, withAunt])).toEqual([
      "25.0% of the verses have relatives; 20.0% are the most",
    ]);
  });
});
