import { findLeak } from "./find-leak.ts";

describe("displayedCharacters", () => {
  it.each([
    ["an accented letter", "a cr&aring;ne", "cr&aring;ne"],
    ["an invisible character", "a cr&#0;ane", "cr&#0;ane"],
  ])("reads an entity as %s", (_, text, part) => {
    expect(findLeak("crane", text)).toMatchObject({ rule: "word", place: { text: part } });
  });

  it("reads the entity of the last code point", () => {
    expect(findLeak("crane", "a cr&#x10FFFF;ane")?.rule).toBe("spaced");
  });

  it("reads any other entity as a space", () => {
    expect(findLeak("begin", "be&nbsp;gin")).toBeNull();
  });
});

describe("sourceCharacters", () => {
  it("turns letters round only in words with upside-down letters", () => {
    expect(findLeak("press", "a dress")).toBeNull();
    expect(findLeak("press", "d\u0279\u01DDss")?.rule).toBe("lookalike");
  });

  it.each([
    ["hello", "\u0250ello"],
    ["dress", "d\u0279els"],
    ["stone", "\u4E2Dtone"],
  ])("reads no letter as any other: %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });

  it("reads the symbol after an alphabet of squares as a separator", () => {
    expect(findLeak("crane", "a cr\u{1F18A}ane")?.rule).toBe("spaced");
  });
});
