import { LibraryError, readLibrary } from "./riddle-library.ts";

const read = (riddles: string, clues = "") =>
  readLibrary({
    riddles: [{ path: "riddles/a.txt", text: riddles }],
    clues: [{ path: "clues/b.txt", text: clues }],
  });

function faultsOf(riddles: string, clues = ""): readonly string[] {
  try {
    read(riddles, clues);
    return [];
  } catch (error) {
    if (error instanceof LibraryError) return error.faults;
    throw error;
  }
}

const verse = "One line,\nand two,\nand three,\nand four.";

describe("a library of riddles and clues", () => {
  it("has riddles by word, with blank lines between them, CRLF, capitals and a byte-order mark", () => {
    const text = `\uFEFFCrane\r\n${verse.replaceAll("\n", "\r\n")}\r\n\r\n\r\nslate\n${verse}\n\ncrane\n${verse}\n`;
    const lines = verse.split("\n");
    expect(Object.fromEntries(read(text).riddles)).toEqual({
      crane: [{ lines }, { lines }],
      slate: [{ lines }],
    });
  });

  it("may have a theme and hints with a riddle", () => {
    const text = `crane\nTheme: wings and winches\n${verse}\nhint 1: vague\nhint 2: clearer\nhint 3: plain\n`;
    expect(read(text).riddles.get("crane")).toEqual([
      { lines: verse.split("\n"), theme: "wings and winches", hints: ["vague", "clearer", "plain"] },
    ]);
  });

  it("may have longer hints than lines, but not too long ones", () => {
    const text = (length: number) =>
      `crane\n${verse}\nhint 1: vague\nhint 2: ${"x".repeat(length)}\nhint 3: plain`;
    expect(faultsOf(text(110))).toEqual([]);
    expect(faultsOf(text(111))).toEqual(["riddles/a.txt line 7: the hint has more than 110 characters"]);
  });

  it("must have all three hints, or none", () => {
    expect(faultsOf(`crane\n${verse}\nhint 1: vague\nhint 3: plain`)).toEqual([
      "riddles/a.txt line 1: there must be three hints, numbered 1 to 3, but there are 2",
    ]);
    expect(faultsOf(`crane\n${verse}\nhint 1: a\nhint 2: b\nhint 3: c\nhint 3: d`)).toEqual([
      "riddles/a.txt line 1: there must be three hints, numbered 1 to 3, but there are 4",
    ]);
    expect(faultsOf(`crane\n${verse}\nhint 2: clearer`)).toHaveLength(1);
  });

  it("may speak of themes and hints in its lines, and of a byte-order mark anywhere but at its start", () => {
    const lines = ["One line's theme:", "and two, a hint 1:", `and ${"t".repeat(76)}`, "and \uFEFF four."];
    expect(read(`crane\n${lines.join("\n")}`).riddles.get("crane")).toEqual([{ lines }]);
  });

  it("names the line of a theme or a hint that gives the word away", () => {
    const text = `crane\ntheme: a crane\n${verse}\nhint 1: vague\nhint 2: a c-r-a-n-e\nhint 3: plain\n`;
    expect(faultsOf(text)).toEqual([
      'riddles/a.txt line 2: the line gives the word away (rule "word" of the spoiler guard)',
      'riddles/a.txt line 8: the line gives the word away (rule "spaced" of the spoiler guard)',
    ]);
  });

  it("has clues by word", () => {
    const text = "crane|I wade on stilts\n\n CRANE | Builders look up to me\nslate|Roofs wear me\n";
    expect(Object.fromEntries(read("", text).clues)).toEqual({
      crane: ["I wade on stilts", "Builders look up to me"],
      slate: ["Roofs wear me"],
    });
  });

  it("may have clues in several files", () => {
    const files = ["crane|I wade on stilts", "crane|Builders look up to me"].map((text) => ({
      path: "a",
      text,
    }));
    expect(readLibrary({ riddles: [], clues: files }).clues.get("crane")).toHaveLength(2);
  });

  it("lists every fault with its file and line, without the word", () => {
    const long = "x".repeat(81);
    const riddles = `cranes\n${verse}\n\ncrane\nOne\nTwo\n\nslate\nOne,\nI am slate,\nthree,\nfour.\n\naudio\nOne\n${long}\nthree\nfour`;
    const clues = `crane\ncrane|\ncr4ne|I wade\ncrane|a|b\ncrane|I am a cr-ane\nbuyer|One who buys\ncrane|${long}`;
    expect(faultsOf(riddles, clues)).toEqual([
      "riddles/a.txt line 1: the word must be five letters a to z",
      "riddles/a.txt line 7: a riddle must have 4 lines below its word, but has 2",
      'riddles/a.txt line 13: the riddle gives the word away (rule "word" of the spoiler guard)',
      "riddles/a.txt line 19: the line has more than 80 characters",
      "clues/b.txt line 1: must be a word, a vertical bar and a clue, such as crane|I wade on stilts",
      "clues/b.txt line 2: must be a word, a vertical bar and a clue, such as crane|I wade on stilts",
      "clues/b.txt line 3: the word must be five letters a to z",
      "clues/b.txt line 4: must be a word, a vertical bar and a clue, such as crane|I wade on stilts",
      'clues/b.txt line 5: the clue gives the word away (rule "spaced" of the spoiler guard)',
      "clues/b.txt line 6: the clue uses the word's stem",
      "clues/b.txt line 7: the clue has more than 71 characters",
    ]);
  });

  it("says all of it in its message", () => {
    expect(() => read("cranes\nOne")).toThrow(/line 1: the word .*\n.*line 1: a riddle must have 4 lines/);
  });
});
