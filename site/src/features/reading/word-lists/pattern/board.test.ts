import { isWord, withGuess, withNextMark, withoutGuess } from "./board.ts";

describe("The board of the pattern analyzer", () => {
  it("accepts words of five letters", () => {
    expect(isWord("crane")).toBe(true);
    for (const text of ["", "cran", "cranes", "cr ne", "Crane", "crän"]) expect(isWord(text)).toBe(false);
  });

  it("colors a new guess grey, and letters with a known position green", () => {
    const first = withNextMark(withNextMark(withGuess([], "crane"), 0, 2), 0, 2);
    expect(first).toEqual([{ word: "crane", marks: ["x", "x", "g", "x", "x"] }]);
    expect(withGuess(first, "toast")[1]?.marks).toEqual(["x", "x", "g", "x", "x"]);
    expect(withGuess(first, "shift")[1]?.marks).toEqual(["x", "x", "x", "x", "x"]);
  });

  it("cycles a tile through grey, yellow and green", () => {
    let board = withGuess([], "crane");
    const seen = Array.from({ length: 3 }, () => {
      board = withNextMark(board, 0, 0);
      return board[0]?.marks[0];
    });
    expect(seen).toEqual(["y", "g", "x"]);
  });

  it("removes one guess and keeps the others", () => {
    const board = withGuess(withGuess([], "crane"), "moist");
    expect(withoutGuess(board, 0).map(({ word }) => word)).toEqual(["moist"]);
  });
});
