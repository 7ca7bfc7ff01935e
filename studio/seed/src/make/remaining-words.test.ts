import { remainingWords, wordGroups } from "./remaining-words.ts";

const candidates = ["bound", "found", "hound", "mound", "pound", "sound"];

describe("Words that guesses leave", () => {
  it("are those that give the same feedback as the answer", () => {
    expect(remainingWords(["crane", "toils", "bumpy"], "mound")).toEqual(["mound"]);
  });

  it("form one group for each feedback, the largest first", () => {
    expect(wordGroups(["bumph"], candidates)).toEqual([
      ["found", "sound"],
      ["bound"],
      ["hound"],
      ["mound"],
      ["pound"],
    ]);
  });

  it("can have letters of any number", () => {
    expect(wordGroups(["humble"], ["huddle", "muddle", "muffle"])).toEqual([
      ["muddle", "muffle"],
      ["huddle"],
    ]);
  });
});
