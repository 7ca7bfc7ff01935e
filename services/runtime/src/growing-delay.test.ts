import { growingDelayMs } from "./growing-delay.ts";

const range = { firstMs: 250, mostMs: 5000 };

it("doubles from the first delay up to the longest", () => {
  const delays = [0, 1, 2, 3, 4, 5, 6].map((attempt) => growingDelayMs(attempt, range));
  expect(delays).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
});

it("stays at the longest after any number of attempts", () => {
  for (const attempt of [100, 10_000, Number.MAX_SAFE_INTEGER, Infinity]) {
    expect(growingDelayMs(attempt, range)).toBe(5000);
  }
});
