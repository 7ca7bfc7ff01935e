import { asCsv, asText } from "./word-files.ts";

const list = {
  title: "Common words",
  words: ["crane", "eerie"],
  licence: 'From "SCOWL", free',
  changedOn: "2026-11-28",
} as const;

describe("A downloaded word list", () => {
  it("names itself, its date and its licence, and has one word a line as text", () => {
    expect(asText(list).split("\n")).toEqual([
      "# Common words",
      "# 2 words, last changed on 28 November 2026",
      '# From "SCOWL", free',
      "crane",
      "eerie",
      "",
    ]);
    expect(asText({ ...list, licence: "", changedOn: null })).toMatch(/^# Common words\n# 2 words\ncrane\n/);
  });

  it("says the same as CSV, above the names of the columns", () => {
    expect(asCsv(list).split("\r\n")).toEqual([
      "# Common words",
      "# 2 words, last changed on 28 November 2026",
      '# From "SCOWL", free',
      "word,vowels,different letters",
      "crane,2,5",
      "eerie,4,3",
      "",
    ]);
  });

  it("contains no cell that a spreadsheet would evaluate", () => {
    expect(asCsv({ ...list, licence: "=1+1,=2+2\n=3" })).toContain("# =1+1, '=2+2 =3\r\n");
  });
});
