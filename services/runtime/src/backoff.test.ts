import { backoffMs } from "./backoff.ts";

const backoff = { firstMs: 250, maxMs: 5000 };

it("doubles the delay with each attempt up to the longest one", () => {
  const delays = [0, 1, 2, 4, 5, 99].map((attempt) => backoffMs(attempt, backoff, () => 0));
  expect(delays).toEqual([250, 500, 1000, 4000, 5000, 5000]);
});

it("stays at the longest delay after any number of attempts", () => {
  for (const attempt of [100, 10_000, Number.MAX_SAFE_INTEGER, Infinity])
    expect(backoffMs(attempt, backoff, () => 0)).toBe(5000);
});

it("is a whole number of milliseconds, to which a fraction is rounded", () => {
  expect(backoffMs(0, { firstMs: 25, maxMs: 250 }, () => 0.5)).toBe(19);
  expect(backoffMs(0, { firstMs: 0.4, maxMs: 250 }, () => 0)).toBe(0);
});

it("takes at random up to half of the delay off", () => {
  expect(backoffMs(1, backoff, () => 0.5)).toBe(375);
  for (let round = 0; round < 100; round++) {
    const delayMs = backoffMs(3, backoff);
    expect(Number.isInteger(delayMs)).toBe(true);
    expect(delayMs).toBeGreaterThanOrEqual(1000);
    expect(delayMs).toBeLessThanOrEqual(2000);
  }
});
