import { listedWords, mainList, wordsIn, type WordListPage } from "./word-list-content.ts";

describe("The words of a list", () => {
  it("stand one a line, however the lines end", () => {
    expect(wordsIn("crane\r\nMOIST\n\n  blush \n")).toEqual(["crane", "moist", "blush"]);
  });

  it("are none of a list that nobody wrote", () => {
    expect(wordsIn(null)).toEqual([]);
  });
});

describe("The list that tools and downloads are made of", () => {
  const list = { kind: "words", title: "Common", words: "crane\nmoist", licence: null };
  const page = (...lists: object[]) => ({ tabs: [{ lists: null }, { lists }] }) as unknown as WordListPage;

  it("is the first one of many words", () => {
    const found = mainList(page({ kind: "openers", words: null }, { ...list, words: " \n" }, list));
    expect(found).toBe(list);
    expect(found && listedWords(found)).toEqual({ title: "Common", words: ["crane", "moist"], licence: "" });
  });

  it("isn't there where nobody wrote one", () => {
    expect(mainList(page({ kind: "openers", words: "crane" }))).toBeNull();
    expect(mainList({ tabs: null } as WordListPage)).toBeNull();
  });
});
