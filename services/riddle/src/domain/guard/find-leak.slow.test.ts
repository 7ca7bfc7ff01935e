import { findLeak, findLeaks } from "./find-leak.ts";

describe("findLeak", () => {
  it.each([
    "c r ",
    "!",
    "<!--",
    "crane ",
    "c",
    "a. ",
    "\u0301",
    "-.",
    "3 18 ",
    "&#99;",
    "[",
    "_*",
    "\n",
    "dot dash ",
  ])("finds no leak in a hundred thousand characters of %j", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(findLeak("lilac", text)).toBeNull();
  });
});

describe("findLeaks", () => {
  it("lists thousands of leaks, each with its line", () => {
    const found = findLeaks("crane", "a crane\n".repeat(5000));
    expect(found).toHaveLength(5000);
    expect(found.at(-1)?.place).toMatchObject({ line: 5000, column: 3 });
  });
});
