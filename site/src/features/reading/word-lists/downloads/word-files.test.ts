import { asCsv, asText } from "./word-files.ts";

const list = { title: "Common words", words: ["crane", "eerie"], licence: 'From "SCOWL", free' };

describe("A downloaded word list", () => {
  it("has one word a line as text, and names its source", () => {
    expect(asText(list)).toBe('# Common words\n# From "SCOWL", free\ncrane\neerie\n');
  });

  it("has a row for every word as CSV, with the licence in a column of its own", () => {
    expect(asCsv(list).split("\r\n")).toEqual([
      "word,vowels,different letters,source",
      'crane,2,5,"From ""SCOWL"", free"',
      "eerie,4,3,",
      "",
    ]);
  });

  it("contains no cell that a spreadsheet would evaluate", () => {
    expect(asCsv({ ...list, licence: "=1+1" })).toContain("crane,2,5,'=1+1");
  });
});
