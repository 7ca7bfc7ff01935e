import { Backoff } from "./backoff.ts";

describe("The delay before a process is started again", () => {
  it("doubles from a quarter of a second up to half a minute", () => {
    const backoff = new Backoff();
    const delays = Array.from({ length: 10 }, () => backoff.delayAfter(10));
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("starts again at 250 ms after the process ran for a minute", () => {
    const backoff = new Backoff();
    backoff.delayAfter(10);
    backoff.delayAfter(59_999);
    expect(backoff.delayAfter(60_000)).toBe(250);
    expect(backoff.failures).toBe(1);
  });

  it("comes with the number of failures in a row", () => {
    const backoff = new Backoff();
    expect(backoff.failures).toBe(0);
    backoff.delayAfter(10);
    backoff.delayAfter(10);
    expect(backoff.failures).toBe(2);
  });
});
