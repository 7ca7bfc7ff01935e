import { wordListProblem, wordProblem, wordsOf } from "./five-letter-words.ts";

describe("A word of a list", () => {
  it("is accepted when it has five letters in lower case", () => {
    expect(wordProblem("crane")).toBeNull();
  });

  it.each(["Crane", "cra-e", "crâne", "cr ne"])("is refused when it is written %s", (word) => {
    expect(wordProblem(word)).toContain("a to z");
  });

  it("is refused with its length when it is too short or too long", () => {
    expect(wordProblem("tone")).toContain("has 4 letters");
    expect(wordProblem("toners", 5)).toContain("has 6 letters");
    expect(wordProblem("toners", 6)).toBeNull();
  });
});

describe("A list of words", () => {
  it("has one word on each line, with any line ends, and skips blank lines", () => {
    expect(wordsOf("crane\r\n\n  slate \n")).toEqual(["crane", "slate"]);
  });

  it("reports a word that is in it twice", () => {
    expect(wordListProblem(["crane", "slate", "crane"])).toContain("“crane” is in the list twice");
  });

  it("may be empty", () => {
    expect(wordListProblem([])).toBeNull();
  });
});
