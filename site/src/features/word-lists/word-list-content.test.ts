import { listedWords, mainList, wordsIn, type WordListPage } from "./word-list-content.ts";

describe("wordsIn()", () => {
  it("returns one word a line, whatever the line endings", () => {
    expect(wordsIn("crane\r\nMOIST\n\n  blush \n")).toEqual(["crane", "moist", "blush"]);
  });

  it("returns no words for an empty list", () => {
    expect(wordsIn(null)).toEqual([]);
  });
});

describe("mainList()", () => {
  const list = { kind: "words", title: "Common", words: "crane\nmoist", licence: null };
  const page = (...lists: object[]) => ({ tabs: [{ lists: null }, { lists }] }) as unknown as WordListPage;

  it("is the first list of kind `words` that has words", () => {
    const found = mainList(page({ kind: "openers", words: null }, { ...list, words: " \n" }, list));
    expect(found).toBe(list);
    expect(found && listedWords(found)).toEqual({ title: "Common", words: ["crane", "moist"], licence: "" });
  });

  it("is null if there is none", () => {
    expect(mainList(page({ kind: "openers", words: "crane" }))).toBeNull();
    expect(mainList({ tabs: null } as WordListPage)).toBeNull();
  });
});
