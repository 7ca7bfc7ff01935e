import { median } from "./median.ts";
import { report } from "./report.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2],
  [[7], 7],
])("finds the median of %j: %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

const resultOf = (ratio: number, counted = 5) => {
  const measured = { responses: 5, rate: 1000, p50Ms: 1, p99Ms: 4 };
  return {
    name: "a page",
    goal: 0.8,
    bytes: 10,
    ratio,
    rounds: [ratio],
    responses: 5,
    counted,
    load: 1,
    subject: measured,
    baseline: measured,
  };
};

it.each([
  [0.85, "met"],
  [0.8, "met"],
  [0.79, "missed"],
])("reports for a ratio of %d that the goal was %s", (ratio, verdict) => {
  expect(report([resultOf(ratio)])).toContain(`(goal 0.80: ${verdict})`);
});

it.each([
  [5, "5 of 5: all"],
  [4, "4 of 5: some are missing"],
])("reports whether the metrics have counted %d of 5 requests", (counted, verdict) => {
  expect(report([resultOf(1, counted)])).toContain(`requests in the metrics ${verdict}`);
});
