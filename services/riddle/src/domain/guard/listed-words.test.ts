import { createListedWords } from "./listed-words.ts";

const find = createListedWords(["crane", "crate", "slate"]);
const wordsIn = (text: string) =>
  find(text).map(({ word, isPlain }) => `${word} ${isPlain ? "plain" : "disguised"}`);

describe("createListedWords", () => {
  it.each([
    ["so crane it is", "crane plain"],
    ["Slate!", "slate plain"],
    ["cr\u00E4te", "crate plain"],
    ["so c-r-a-n-e it is", "crane disguised"],
    ["so c r a t e it is", "crate disguised"],
    ["so cr4ne it is", "crane disguised"],
    ["so *cra*ne it is", "crane disguised"],
    ["so \u0441rane it is", "crane disguised"],
  ])("finds a word in %j", (text, word) => {
    expect(wordsIn(text)).toEqual([word]);
  });

  it.each(["so cr<b>a</b>ne it is", "so &#99;rane it is"])("finds a word as it is displayed: %j", (text) => {
    expect(wordsIn(text)).toEqual(["crane disguised"]);
  });

  it("says where each word starts, in the order of the text", () => {
    expect(find("\u{1F600} crate, slate, crate")).toEqual([
      { word: "crate", start: 3, isPlain: true },
      { word: "slate", start: 10, isPlain: true },
      { word: "crate", start: 17, isPlain: true },
    ]);
  });

  it.each([
    "",
    "cra",
    "cranes, crater, translate",
    "xcrane",
    "nacre",
    "c is r or a, no e",
    "clever rats are not easy",
  ])("finds none in %j", (text) => {
    expect(find(text)).toEqual([]);
  });

  it("finds none when the list is empty", () => {
    expect(createListedWords([])("crane")).toEqual([]);
  });
});
