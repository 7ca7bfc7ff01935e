import { shownPages } from "./shown-pages.ts";

describe("The shown page numbers", () => {
  it("are all of them if there are few", () => {
    expect(shownPages(1, 1)).toEqual([1]);
    expect(shownPages(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it("are the first, the last and those around the current page if there are many", () => {
    expect(shownPages(1, 101)).toEqual([1, 2, null, 101]);
    expect(shownPages(50, 101)).toEqual([1, null, 49, 50, 51, null, 101]);
    expect(shownPages(101, 101)).toEqual([1, null, 100, 101]);
  });

  it("never omit a single number", () => {
    expect(shownPages(4, 101)).toEqual([1, 2, 3, 4, 5, null, 101]);
    expect(shownPages(98, 101)).toEqual([1, null, 97, 98, 99, 100, 101]);
  });
});
