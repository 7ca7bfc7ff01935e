import { createTimeBudget } from "./time-budget.ts";

const forEver = (): never => {
  for (;;);
};

describe("a time budget", () => {
  it("gives what the work gives, and throws what it throws", () => {
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

  it("breaks off what would never end, and then lets nothing more begin", () => {
    const within = createTimeBudget(20);
    const refused = expect.objectContaining({ status: 504 }) as Error;
    expect(() => within(forEver)).toThrow(refused);
    expect(() => within(() => 1)).toThrow(refused);
  });
});
