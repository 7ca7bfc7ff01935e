import { percentile } from "../percentile.ts";
import { publishReport } from "./publish-report.ts";

it.each([
  [[1, 2, 3, 4], 50, 2],
  [[4, 3, 2, 1], 95, 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[7], 50, 7],
])("finds in %j the %dth percentile %d", (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

describe("The report of publishing", () => {
  const of = (few: number[], many: number[]) =>
    publishReport([
      { articles: 100, times: few },
      { articles: 1000, times: many },
    ]);

  it("says for each number of articles whether the goal was met", () => {
    const text = of([100, 200, 900], [100, 200, 1001]);
    expect(text).toMatch(/100 articles +p50 +200 ms +p95 +900 ms \(goal 1000 ms: met\)/);
    expect(text).toMatch(/1000 articles +p50 +200 ms +p95 +1001 ms \(goal 1000 ms: missed\)/);
  });

  it.each([
    [[100], [130], "1.30 (goal 1.30: met)"],
    [[100], [140], "1.40 (goal 1.30: missed)"],
  ])("compares the largest number of articles with the smallest: %j and %j give %s", (few, many, text) => {
    expect(of(few, many)).toContain(text);
  });
});
