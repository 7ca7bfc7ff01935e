import { pageAddress, pageAt, pageCount, readPageNumber, sliceOf } from "./blog-pages.ts";

describe("Blog pagination", () => {
  it("shows every post exactly once", () => {
    expect([1, 2, 3].map(sliceOf)).toEqual([
      { from: 0, to: 9 },
      { from: 9, to: 19 },
      { from: 19, to: 29 },
    ]);
  });

  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
    [1000, 101],
  ])("splits %i listed posts into %i pages", (listed, pages) => {
    expect(pageCount(listed)).toBe(pages);
    expect(sliceOf(pages).to).toBeGreaterThanOrEqual(listed);
    if (pages > 1) expect(sliceOf(pages).from).toBeLessThan(listed);
  });

  it("gives every page one address", () => {
    expect([1, 2, 101].map(pageAddress)).toEqual(["/blog", "/blog/page/2", "/blog/page/101"]);
    expect([1, 2, 101].map(pageAddress).map(pageAt)).toEqual([1, 2, 101]);
    expect(readPageNumber("2")).toBe(2);
    expect(readPageNumber("101")).toBe(101);
  });

  it.each([undefined, "", "0", "1", "-2", "02", "2.5", "2e1", "two", "9999999"])(
    "rejects %j as a page number",
    (part) => {
      expect(readPageNumber(part)).toBeNull();
    },
  );
});
