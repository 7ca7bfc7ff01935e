import { listedWords, mainList, type WordListPage } from "./word-list-content.ts";

describe("mainList()", () => {
  const list = { kind: "words", title: "Common", words: "crane\nmoist", licence: null, changedOn: null };
  const page = (...lists: object[]) => ({ tabs: [{ lists: null }, { lists }] }) as unknown as WordListPage;

  it("is the first list of kind `words` that has words", () => {
    const found = mainList(page({ kind: "openers", words: null }, { ...list, words: " \n" }, list));
    expect(found).toBe(list);
    expect(found && listedWords(found)).toEqual({
      title: "Common",
      words: ["crane", "moist"],
      licence: "",
      changedOn: null,
    });
  });

  it("has no invisible characters of a preview in its files", () => {
    const marks = "\u{200B}\u{200C}\u{200D}\u{FEFF}".repeat(8);
    const found = mainList(page({ ...list, title: `Common${marks}`, licence: `Free${marks}` }));
    expect(found && listedWords(found)).toMatchObject({ title: "Common", licence: "Free" });
  });

  it("is null if there is none", () => {
    expect(mainList(page({ kind: "openers", words: "crane" }))).toBeNull();
    expect(mainList({ tabs: null } as WordListPage)).toBeNull();
  });
});
