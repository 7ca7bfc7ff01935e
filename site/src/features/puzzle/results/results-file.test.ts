import type { Result } from "@wordlehint/contracts";
import { fileOf, mergedResults, readFile } from "./results-file.ts";

const latest = "2026-11-28";
const results: readonly Result[] = [
  { date: "2026-11-27", guesses: 4 },
  { date: "2026-11-28", guesses: null },
];
const read = (file: unknown) => readFile(JSON.stringify(file), latest);
const file = (given: object) => ({ format: "wordlehint-results", version: 1, results, ...given });

describe("A file of results", () => {
  it("is read as it was made", () => {
    expect(readFile(fileOf(results), latest)).toEqual({ results });
  });

  it.each([
    ["that is no JSON", "{"],
    ["that holds something else", '{"results":[]}'],
    ["that is a list", "[]"],
    ["that is null", "null"],
  ])("%s is refused", (_case, text) => {
    expect(readFile(text, latest)).toHaveProperty("refusal", expect.stringContaining("holds no results"));
  });

  it.each([
    ["a newer version", file({ version: 2 }), "newer version"],
    ["no results", file({ results: [] }), "no results"],
    ["results that are no list", file({ results: { length: 1 } }), "damaged"],
    ["seven guesses", file({ results: [{ date: latest, guesses: 7 }] }), "damaged"],
    ["a day that doesn't exist", file({ results: [{ date: "2026-02-30", guesses: 3 }] }), "damaged"],
    ["a day to come", file({ results: [{ date: "2026-11-30", guesses: 3 }] }), "damaged"],
    ["a day before the first puzzle", file({ results: [{ date: "2020-01-01", guesses: 3 }] }), "damaged"],
    ["two results of a day", file({ results: [...results, ...results] }), "damaged"],
    [
      "more results than there can be",
      file({ results: Array.from({ length: 6_000 }, () => results[0]) }),
      "damaged",
    ],
  ])("with %s is refused as a whole", (_case, content, words) => {
    expect(read(content)).toHaveProperty("refusal", expect.stringContaining(words));
  });
});

describe("mergedResults()", () => {
  it("adds days that have none, and keeps the better result of a day, whichever side has it", () => {
    const known: Result[] = [
      { date: "2026-11-24", guesses: 2 },
      { date: "2026-11-25", guesses: null },
      { date: "2026-11-26", guesses: 5 },
    ];
    const more: Result[] = [
      { date: "2026-11-23", guesses: null },
      { date: "2026-11-24", guesses: null },
      { date: "2026-11-25", guesses: 6 },
      { date: "2026-11-26", guesses: 5 },
    ];
    expect(mergedResults(known, more)).toEqual({
      results: [
        { date: "2026-11-23", guesses: null },
        { date: "2026-11-24", guesses: 2 },
        { date: "2026-11-25", guesses: 6 },
        { date: "2026-11-26", guesses: 5 },
      ],
      added: 1,
      improved: 1,
    });
  });
});
