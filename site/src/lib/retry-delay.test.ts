import { retryDelayMs } from "./retry-delay.ts";

describe("retryDelayMs()", () => {
  it("doubles with each miss", () => {
    expect([1, 2, 3, 4].map((misses) => retryDelayMs(misses, 0))).toEqual([5_000, 10_000, 20_000, 40_000]);
  });

  it("is ten minutes at most, and always finite", () => {
    expect(retryDelayMs(8, 0)).toBe(600_000);
    expect(retryDelayMs(5_000, 0)).toBe(600_000);
  });

  it("is up to a quarter longer at random", () => {
    expect(retryDelayMs(1, 0.999)).toBeCloseTo(6_249, 0);
  });
});
