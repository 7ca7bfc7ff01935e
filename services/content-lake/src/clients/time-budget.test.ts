import { createTimeBudget } from "./time-budget.ts";

const endlessLoop = (): never => {
  for (;;);
};

describe("a time budget", () => {
  it("returns what the work returns, and throws what it throws", () => {
    const within = createTimeBudget(10_000);
    const given = { n: 1 };
    expect(within(() => given)).toBe(given);
    const thrown = new TypeError("no");
    expect(() =>
      within(() => {
        throw thrown;
      }),
    ).toThrow(thrown);
  });

  it("interrupts an endless loop, and then starts no more work", () => {
    const within = createTimeBudget(20);
    const refused = expect.objectContaining({ status: 504 }) as Error;
    expect(() => within(endlessLoop)).toThrow(refused);
    expect(() => within(() => 1)).toThrow(refused);
  });
});
