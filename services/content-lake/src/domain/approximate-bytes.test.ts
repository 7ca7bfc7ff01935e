import { approximateBytes } from "./approximate-bytes.ts";

describe("the size of a value", () => {
  it("grows with its texts, names and parts", () => {
    const small = approximateBytes({ a: "x" });
    expect(approximateBytes({ a: "x".repeat(1000) })).toBe(small + 999);
    expect(approximateBytes({ [`a${"b".repeat(1000)}`]: "x" })).toBe(small + 1000);
    expect(approximateBytes(Array(1000).fill(null))).toBeGreaterThan(1000);
    expect(approximateBytes({ a: { b: [{ c: "x".repeat(5000) }] } })).toBeGreaterThan(5000);
  });

  it("is known as soon as it is enough, without looking at the rest", () => {
    const far = {
      get unseen(): string {
        throw new Error("looked at");
      },
    };
    expect(approximateBytes(["x".repeat(100), far], 100)).toBeGreaterThanOrEqual(100);
    expect(approximateBytes({ first: ["x".repeat(100)], far }, 100)).toBeGreaterThanOrEqual(100);
  });
});
