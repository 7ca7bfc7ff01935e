import { findLeak } from "./find-leak.ts";

const codeIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "spelled-out" ? leak.place.text : null;
};

describe("findMorse", () => {
  it("finds the word among other words", () => {
    expect(codeIn("crane", "so -.-. .-. .- -. . it is")).toBe("-.-. .-. .- -. .");
  });

  it.each(["... wait - - go ...", "one dot, one dash, two dots"])("finds no word in %j", (text) => {
    expect(findLeak("crane", text)).toBeNull();
  });
});
