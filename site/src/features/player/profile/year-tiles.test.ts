import { columns, rows, yearOf, yearsWith, yearText } from "./year-tiles.ts";

const latest = "2026-11-21";
const results = [
  { date: "2025-12-31", guesses: 2 },
  { date: "2026-01-01", guesses: 4 },
  { date: "2026-11-20", guesses: null },
  { date: "2026-11-21", guesses: 3, helped: "riddle" as const },
];
const kindOn = (date: string) => yearOf(2026, results, latest).tiles.find((tile) => tile.date === date)?.kind;

describe("A year in tiles", () => {
  it("has a tile for each day, in weeks that begin on Monday", () => {
    const { tiles } = yearOf(2026, results, latest);
    expect(tiles).toHaveLength(365);
    // A Thursday.
    expect(tiles[0]).toMatchObject({ date: "2026-01-01", column: 0, row: 3 });
    expect(tiles[4]).toMatchObject({ date: "2026-01-05", column: 1, row: 0 });
    expect(yearOf(2028, [], latest).tiles).toHaveLength(366);
    // A leap year that begins on a Sunday needs the most weeks.
    for (const { column, row } of yearOf(2040, [], latest).tiles)
      expect(column < columns && row < rows).toBe(true);
  });

  it("tells days that are solved, not solved, without a result and to come", () => {
    expect(["2026-01-01", "2026-11-20", "2026-11-19", "2026-11-22"].map(kindOn)).toEqual([
      "solved",
      "failed",
      "none",
      "coming",
    ]);
  });

  it("is one of those that have results, and says how it went", () => {
    expect(yearsWith(results, latest)).toEqual([2026, 2025]);
    expect(yearText(yearOf(2026, results, latest))).toBe(
      "2026: 2 of 3 solved, 1 of them from the riddle alone.",
    );
    expect(yearText(yearOf(2027, results, latest))).toBe("No results in 2027 yet.");
  });
});
