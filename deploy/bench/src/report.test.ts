import { median } from "./median.ts";
import { report } from "./report.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2],
  [[7], 7],
])("finds the median of %j: %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [0.85, "met"],
  [0.8, "met"],
  [0.79, "missed"],
])("reports for a ratio of %d that the goal was %s", (ratio, verdict) => {
  const measured = { rate: 1000, p50Ms: 1, p99Ms: 4 };
  const result = {
    name: "a page",
    goal: 0.8,
    bytes: 10,
    ratio,
    rounds: [ratio],
    subject: measured,
    baseline: measured,
  };
  expect(report([result])).toContain(`(goal 0.80: ${verdict})`);
});
