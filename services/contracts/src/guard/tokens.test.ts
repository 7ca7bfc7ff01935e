import { sourceCharacters } from "./characters.ts";
import { letterRunsOf, wordsOf } from "./tokens.ts";

const textsOf = (tokens: readonly { text: string }[]) => tokens.map(({ text }) => text);

describe("wordsOf", () => {
  it.each([
    ["Don't stop", ["dont", "stop"]],
    ["it\u2019s a dog\u2019s life", ["its", "a", "dogs", "life"]],
    ["'so' it is, dogs' 'n", ["so", "it", "is", "dogs", "n"]],
    ["rock''n roll", ["rock", "n", "roll"]],
    ["one-two three", ["one", "two", "three"]],
    ["so", ["so"]],
    ["2 + 3", []],
  ])("reads %j as %j", (text, words) => {
    expect(textsOf(wordsOf(sourceCharacters(text)))).toEqual(words);
  });

  it("says where a word is, and whether all its letters are plain", () => {
    expect(wordsOf(sourceCharacters("so \u0441at, cat"))).toEqual([
      { text: "so", from: 0, to: 2, plain: true },
      { text: "cat", from: 3, to: 6, plain: false },
      { text: "cat", from: 8, to: 11, plain: true },
    ]);
  });

  it("gives a question mark for a letter that resembles none of a to z", () => {
    expect(textsOf(wordsOf(sourceCharacters("cr\u4E2Dne")))).toEqual(["cr?ne"]);
  });
});

describe("letterRunsOf", () => {
  it("ends a run at an apostrophe", () => {
    expect(textsOf(letterRunsOf(sourceCharacters("Don't stop")))).toEqual(["don", "t", "stop"]);
  });
});
