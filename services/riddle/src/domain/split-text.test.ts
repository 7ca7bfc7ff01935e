import { splitText } from "./split-text.ts";

describe("splitText", () => {
  it("splits between words", () => {
    const text = "one two three\nfour five";
    const chunks = [...splitText(text, 10)];
    expect(chunks.join("")).toBe(text);
    expect(chunks.map((chunk) => chunk.trim())).toEqual(["one two", "three", "four five"]);
  });

  it("splits inside a word that is longer than a chunk", () => {
    expect([...splitText("x".repeat(25), 10)].map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it("gives no chunk for an empty text", () => {
    expect([...splitText("", 10)]).toEqual([]);
  });
});
