import { axisOf, barsOf, linesOf, middles } from "./chart-shape.ts";

const one = (...values: (number | null)[]) => ({
  categories: values.map((_, index) => String(index)),
  series: [{ name: "one", values }],
});

describe("The axis of a chart", () => {
  it("starts at 0 and ends at a round value above the highest", () => {
    const { ticks, place } = axisOf(one(3, 12.4, 47));
    expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect([place(0), place(25), place(50)]).toEqual([100, 50, 0]);
  });

  it("takes a larger step if its round end requires one", () => {
    expect(axisOf(one(15.6)).ticks).toEqual([0, 5, 10, 15, 20]);
  });

  it("labels fractions without rounding errors", () => {
    expect(axisOf(one(0.29)).ticks).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]);
  });

  it("goes below 0 for negative values", () => {
    const { ticks, place } = axisOf(one(-10, 10));
    expect(ticks[0]).toBe(-10);
    expect(place(0)).toBe(50);
  });

  it.each([
    ["without categories", []],
    ["without any value", [null, null]],
    ["where every value is 0", [0, 0]],
    ["where no value is a number", [Number.NaN, Number.POSITIVE_INFINITY]],
  ])("has an end %s", (_what, values) => {
    const { ticks, place } = axisOf(one(...values));
    expect(ticks.length).toBeGreaterThan(1);
    expect(place(0)).toBe(100);
  });
});

describe("Bars", () => {
  it("stand side by side, each as high as its value", () => {
    const [bars = []] = barsOf(one(50, 100));
    expect(bars.map(({ top, height }) => [top, height])).toEqual([
      [50, 50],
      [0, 100],
    ]);
    expect(bars[0]?.left).toBeGreaterThan(0);
    expect((bars[0]?.left ?? 0) + (bars[0]?.width ?? 0)).toBeLessThan(bars[1]?.left ?? 0);
  });

  it("of several series share their category's width", () => {
    const data = { categories: ["a"], series: [one(1).series, one(2).series].flat() };
    const [[first] = [], [second] = []] = barsOf(data);
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.left ?? 0);
    expect((second?.left ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(100);
  });

  it("are centered on their category", () => {
    const [bars = []] = barsOf(one(1, 2, 3));
    const centres = bars.map(({ left, width }) => left + width / 2);
    for (const [index, middle] of middles(3).entries()) expect(centres[index]).toBeCloseTo(middle, 1);
  });

  it("are missing where there is no value, and surplus values are ignored", () => {
    expect(barsOf(one(1, null, 3))[0]).toHaveLength(2);
    expect(barsOf({ categories: ["a"], series: [{ name: "one", values: [1, 2] }] })[0]).toHaveLength(1);
  });

  it("hang from 0 for negative values", () => {
    const [[below] = []] = barsOf(one(-10, 10));
    expect([below?.top, below?.height]).toEqual([50, 50]);
  });
});

describe("Lines", () => {
  it("connect all values", () => {
    const [drawn] = linesOf(one(0, 10));
    expect(drawn?.path).toBe("M25,100L75,0");
    expect(drawn?.points).toEqual([
      { left: 25, top: 100, value: 0 },
      { left: 75, top: 0, value: 10 },
    ]);
  });

  it("break where a value is missing", () => {
    const [drawn] = linesOf(one(0, 10, null, 10, 0));
    expect(drawn?.path.match(/M/g)).toHaveLength(2);
    expect(drawn?.points).toHaveLength(4);
  });
});
