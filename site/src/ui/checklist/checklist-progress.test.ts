import { completedIn, countDone, withItem } from "./checklist-progress.ts";

describe("Stored checklist progress", () => {
  it("is the list of completed items' ids", () => {
    expect(completedIn(["a", "b"])).toEqual(["a", "b"]);
  });

  it.each([null, "a", 7, true, { a: true }, { length: 2 }])("is empty for %j", (stored) => {
    expect(completedIn(stored)).toEqual([]);
  });

  it("drops duplicates and invalid ids", () => {
    expect(completedIn(["a", 1, null, "a", ["b"], { id: "c" }, "b"])).toEqual(["a", "b"]);
  });
});

describe("Ticking an item", () => {
  it("adds it once", () => {
    expect(withItem(["a"], "b", true)).toEqual(["a", "b"]);
    expect(withItem(["a", "b"], "b", true)).toEqual(["a", "b"]);
  });

  it("and clearing it removes it again", () => {
    expect(withItem(["a", "b"], "a", false)).toEqual(["b"]);
    expect(withItem(["b"], "a", false)).toEqual(["b"]);
  });

  it("keeps ids of other versions of the list", () => {
    expect(withItem(["gone"], "a", true)).toEqual(["gone", "a"]);
  });
});

it("Only existing items are counted", () => {
  expect(countDone(["a", "gone", "c"], ["a", "b", "c"])).toBe(2);
  expect(countDone([], [])).toBe(0);
});
