import { asCsv, asText } from "./word-files.ts";

const list = { title: "Common words", words: ["crane", "eerie"], licence: 'From "SCOWL", free' };

describe("The list as a file", () => {
  it("of text has one word a line, and says where the words come from", () => {
    expect(asText(list)).toBe('# Common words\n# From "SCOWL", free\ncrane\neerie\n');
  });

  it("of values has a row for every word, and the licence in its own column", () => {
    expect(asCsv(list).split("\r\n")).toEqual([
      "word,vowels,different letters,source",
      'crane,2,5,"From ""SCOWL"", free"',
      "eerie,4,3,",
      "",
    ]);
  });

  it("holds nothing that a spreadsheet would calculate", () => {
    expect(asCsv({ ...list, licence: "=1+1" })).toContain("crane,2,5,'=1+1");
  });
});
