import { createRateCounter } from "./request-rate.ts";

describe("A client's requests", () => {
  it("are counted by themselves, and allowed again with time", () => {
    const waitMs = createRateCounter({ perSecond: 10, burst: 3 });
    const of = (client: string, at: number) => [1, 2, 3, 4].map(() => waitMs(client, at));
    expect(of("eve", 0)).toEqual([0, 0, 0, 100]);
    expect(of("ada", 0)).toEqual([0, 0, 0, 100]);
    expect(waitMs("eve", 50)).toBe(50);
    expect(waitMs("eve", 100)).toBe(0);
    expect(waitMs("eve", 100)).toBe(100);
    expect(of("eve", 60_000)).toEqual([0, 0, 0, 100]);
  });
});
