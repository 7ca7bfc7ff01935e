import { backoffMs } from "./backoff.ts";

const limits = { firstMs: 5_000, maxMs: 600_000 };

describe("The backoff", () => {
  it("doubles with each attempt", () => {
    expect([1, 2, 3, 4].map((attempt) => backoffMs(attempt, limits, 0))).toEqual([
      5_000, 10_000, 20_000, 40_000,
    ]);
  });

  it("stays at the maximum, and never becomes infinite", () => {
    expect(backoffMs(8, limits, 0)).toBe(600_000);
    expect(backoffMs(5_000, limits, 0)).toBe(600_000);
  });

  it("is up to a quarter longer at random", () => {
    expect(backoffMs(1, limits, 0.999)).toBeCloseTo(6_249, 0);
  });
});
