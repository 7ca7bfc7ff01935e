import { shownPages } from "./shown-pages.ts";

describe("The numbers of a row of pages", () => {
  it("are all of a few", () => {
    expect(shownPages(1, 1)).toEqual([1]);
    expect(shownPages(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it("are the ends of many, and those around the one that is shown", () => {
    expect(shownPages(1, 101)).toEqual([1, 2, null, 101]);
    expect(shownPages(50, 101)).toEqual([1, null, 49, 50, 51, null, 101]);
    expect(shownPages(101, 101)).toEqual([1, null, 100, 101]);
  });

  it("leave out no single one", () => {
    expect(shownPages(4, 101)).toEqual([1, 2, 3, 4, 5, null, 101]);
    expect(shownPages(98, 101)).toEqual([1, null, 97, 98, 99, 100, 101]);
  });
});
