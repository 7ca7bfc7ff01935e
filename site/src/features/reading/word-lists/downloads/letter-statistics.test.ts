import { letterStatistics } from "./letter-statistics.ts";

describe("Letter statistics", () => {
  it("count a letter once per word, and at each position", () => {
    const statistics = letterStatistics(["eerie", "crane", "moist", "blush"]);
    expect(statistics.slice(0, 2).map(({ letter, share }) => [letter, share])).toEqual([
      ["e", 50],
      ["i", 50],
    ]);
    expect(statistics[0]?.places).toEqual([25, 25, 0, 0, 50]);
  });

  it("list all 26 letters, the most common first", () => {
    const statistics = letterStatistics(["zebra"]);
    expect(statistics).toHaveLength(26);
    expect(statistics.slice(0, 5).map(({ letter }) => letter)).toEqual(["a", "b", "e", "r", "z"]);
  });

  it("are zero for an empty list", () => {
    expect(letterStatistics([]).every(({ share }) => share === 0)).toBe(true);
  });
});
