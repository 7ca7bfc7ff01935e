import { headingsOf } from "./headings.ts";

const block = (style: string, ...texts: string[]) => ({
  _type: "block",
  _key: texts.join(""),
  style,
  children: texts.map((text) => ({ _type: "span", text })),
});

describe("The headings of a text", () => {
  it("get anchors made of their words", () => {
    const value = [
      block("h2", "Letters that ", "come twice"),
      block("normal", "No"),
      block("h3", "Café’s É"),
    ];
    expect(headingsOf(value).map(({ id, level }) => [id, level])).toEqual([
      ["letters-that-come-twice", 2],
      ["cafes-e", 3],
    ]);
  });

  it("get unique anchors, even if one heading reads like another with its number", () => {
    const ids = headingsOf([block("h2", "Tips"), block("h2", "Tips 2"), block("h3", "Tips")]).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(["tips", "tips-2", "tips-3"]);
  });

  it("skip no level: a minor heading without a major one above it is promoted", () => {
    const value = [block("h3", "One"), block("h3", "Two"), block("h2", "Three"), block("h3", "Four")];
    expect(headingsOf(value).map(({ level }) => level)).toEqual([2, 2, 2, 3]);
  });

  it("carry the prefix of their text", () => {
    expect(headingsOf([block("h2", "Tips")], "data-")[0]?.id).toBe("data-tips");
  });

  it("are numbered if they contain no letter", () => {
    expect(headingsOf([block("h2", "?!")])[0]?.id).toBe("section");
  });

  it("don't include empty headings or other blocks", () => {
    const odd = [
      block("h2", " "),
      block("toString", "x"),
      { _type: "callout", style: "h2" },
      { _type: "block" },
    ];
    expect(headingsOf(odd)).toEqual([]);
    expect(headingsOf(null)).toEqual([]);
  });
});
