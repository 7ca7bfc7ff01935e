import { BackOff } from "./back-off.ts";

describe("the delay before a process is started again", () => {
  it("doubles from a quarter of a second up to half a minute", () => {
    const backOff = new BackOff();
    const delays = Array.from({ length: 10 }, () => backOff.delayAfter(10));
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("begins anew once the process ran well for a minute", () => {
    const backOff = new BackOff();
    backOff.delayAfter(10);
    backOff.delayAfter(59_999);
    expect(backOff.delayAfter(60_000)).toBe(250);
    expect(backOff.failures).toBe(1);
  });

  it("counts the quick ends in a row", () => {
    const backOff = new BackOff();
    expect(backOff.failures).toBe(0);
    backOff.delayAfter(10);
    backOff.delayAfter(10);
    expect(backOff.failures).toBe(2);
  });
});
