import { piecesOf } from "./pieces.ts";

describe("the pieces of a text", () => {
  it("are the text, cut between words", () => {
    const text = "one two three\nfour five";
    const pieces = [...piecesOf(text, 10)];
    expect(pieces.join("")).toBe(text);
    expect(pieces.map((piece) => piece.trim())).toEqual(["one two", "three", "four five"]);
  });

  it("end where a text has no gap", () => {
    expect([...piecesOf("x".repeat(25), 10)].map(({ length }) => length)).toEqual([10, 10, 5]);
    expect([...piecesOf("", 10)]).toEqual([]);
  });
});
