import { filterTerms } from "./filter-terms.ts";

const terms = [
  { term: "Hard mode", definition: "A setting that makes every found letter count." },
  { term: "Entropy", definition: "What a guess tells on average." },
  { term: null, definition: null },
];
const found = (text: string) => filterTerms(terms, text).map(({ term }) => term);

describe("The dictionary search", () => {
  it("shows every term while the field is empty", () => {
    expect(filterTerms(terms, "")).toEqual(terms);
    expect(filterTerms(terms, "  \t")).toEqual(terms);
  });

  it("finds part of a term or of its definition, ignoring case", () => {
    expect(found("HARD")).toEqual(["Hard mode"]);
    expect(found("guess TELLS")).toEqual(["Entropy"]);
    expect(found("t")).toEqual(["Hard mode", "Entropy"]);
  });

  it("ignores spaces around the text", () => {
    expect(found("  mode ")).toEqual(["Hard mode"]);
  });

  it("takes every character literally", () => {
    expect(found(".*")).toEqual([]);
  });
});
