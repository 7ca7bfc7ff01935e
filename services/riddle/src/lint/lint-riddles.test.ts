import type { Lexicon } from "../domain/composer/lexicon.ts";
import { lintRiddles, type Entry } from "./lint-riddles.ts";

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
    hints: ["A creature and a machine share me.", "Look for me in a marsh.", "A tall wading bird."],
  },
};
const known = new Set(["crane", "heron"]);
const lexicon: Lexicon = {
  crane: {
    senses: [
      { pos: "noun", field: "animal", gloss: "large long-necked wading bird of marshes", kind: "bird" },
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
  it("accepts four lines in even metre that rhyme in pairs, with a theme and three hints", () => {
    expect(faultsOf(crane)).toEqual([]);
  });

  it.each([
    ["And hoist.", /lines of 10, 10, 10, 2 syllables; each must have 6 to 12/],
    ["And hoist all the hills.", /lines of 10, 10, 10, 5 syllables/],
    ["And hoist the beams to hills.", /may differ by 2/],
    ["And hoist the beams for towers on the towns.", /doesn't rhyme in pairs .* run, sun, quills, towns/],
    ["And hoist the beams for towers made of quills.", /doesn't rhyme/],
    ["And hoist the beams for zwyzzle on the hills.", /without a pronunciation: zwyzzle/],
    ["And call myself a c-r-a-n-e upon the hills.", /gives the word away in its riddle: spaced/],
  ])("refuses a line such as %j", (line, fault) => {
    expect(faultsOf(withLast(line)).join("\n")).toMatch(fault);
  });

  it.each([
    [{ theme: "wings and winches and other things" }, "has a theme of 6 words; four are the most"],
    [
      { hints: ["Short.", "Look for me in a marsh.", "A tall wading bird."] as const },
      /has a hint of 6 characters/,
    ],
    [{ hints: ["A wading bird.", "A wading bird!", "A tall bird."] as const }, "has the same hint twice"],
    [{ theme: "a crane" }, /gives the word away in its theme: word in "crane"/],
  ])("refuses %j", (change, fault) => {
    expect(faultsOf(craneWith(change))).toEqual([expect.stringMatching(fault)]);
  });

  it("asks for a theme and for hints, and for a word of the list", () => {
    const { lines } = crane.riddle;
    expect(faultsOf({ word: "cranx", riddle: { lines } })).toEqual([
      "isn't an answer",
      "has no theme",
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
        hints: ["I stand alone at dawn.", "Look for me in a marsh!", "A grey bird that spears its fish."],
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
        hints: ["I stand alone at dawn.", "The frogs all know me well.", "A grey bird that spears its fish."],
      },
    };
    expect(faultsOf(crane, twin)).toEqual(['shares "theme: wings and winches" with crane']);
  });

  it("refuses hints of which an earlier one has more of the definition than the last", () => {
    const swapped = [
      "It wades in marshes: a large bird with a long neck.",
      "A creature.....",
      "Builders have one too.",
    ] as const;
    expect(faultsOf(craneWith({ hints: swapped }))).toEqual([
      "says more in hint 1 than in hint 3: 6 words of the definition, not 0",
    ]);
    const [one, two, three] = swapped;
    expect(faultsOf(craneWith({ hints: [three, two, one] }))).toEqual([]);
  });
});
