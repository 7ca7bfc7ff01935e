import { resultOf, resultsIn, withoutResults, withResult } from "./results.ts";

const solved = { date: "2026-11-20", guesses: 3 };
const failed = { date: "2026-11-21", guesses: null };

describe("Stored results", () => {
  it("are read in order of date, the first one of each date", () => {
    expect(resultsIn([failed, solved, { ...solved, guesses: 5 }])).toEqual([solved, failed]);
  });

  it.each([
    null,
    "[]",
    { date: "2026-11-20", guesses: 3 },
    [null, 7, "x", [], {}],
    [{ date: "2026-11-20" }],
    [{ date: "2026-11-20", guesses: 0 }],
    [{ date: "2026-11-20", guesses: 7 }],
    [{ date: "2026-11-20", guesses: 2.5 }],
    [{ date: "2026-11-20", guesses: "3" }],
    [{ date: "2026-02-30", guesses: 3 }],
    [{ date: "20 November", guesses: 3 }],
    [{ date: 20261120, guesses: 3 }],
  ])("that are malformed, such as %j, are none", (stored) => {
    expect(resultsIn(stored)).toEqual([]);
  });

  it("are the latest 5,000, the most that the API takes", () => {
    const day = (index: number) => new Date(index * 86_400_000).toISOString().slice(0, 10);
    const many = Array.from({ length: 5_001 }, (_, index) => ({ date: day(index), guesses: 3 }));
    expect(resultsIn(many)).toEqual(many.slice(1));
    expect(withResult(resultsIn(many), day(5_001), 4).map(({ date }) => date)).toEqual([
      ...many.slice(2).map(({ date }) => date),
      day(5_001),
    ]);
  });

  it("keep nothing beyond date and guesses", () => {
    expect(resultsIn([{ ...solved, word: "crane" }])).toEqual([solved]);
  });
});

describe("A result", () => {
  it("is added, changed and taken back by its date", () => {
    const both = withResult([failed], solved.date, 3);
    expect(both).toEqual([solved, failed]);
    expect(withResult(both, failed.date, 6)).toEqual([solved, { ...failed, guesses: 6 }]);
    expect(withResult(both, failed.date, undefined)).toEqual([solved]);
  });

  it("of a failed puzzle differs from none", () => {
    expect(resultOf([failed], failed.date)).toBeNull();
    expect(resultOf([failed], solved.date)).toBeUndefined();
  });

  it("stays when it has changed since the others were sent", () => {
    expect(withoutResults([solved, failed], [solved, { ...failed, guesses: 4 }])).toEqual([failed]);
    expect(withoutResults([solved, failed], [solved, failed])).toEqual([]);
  });
});
