import { findLeak } from "./find-leak.ts";

describe("displayedCharacters", () => {
  it.each([
    ["an accented letter", "a cr&aring;ne", "cr&aring;ne"],
    ["an invisible character", "a cr&#0;ane", "cr&#0;ane"],
  ])("reads an entity as %s", (_, text, part) => {
    expect(findLeak("crane", text)).toMatchObject({ rule: "word", place: { text: part } });
  });

  it.each(["\\x63rane", "\\u{63}rane"])("reads the escape in %s", (text) => {
    expect(findLeak("crane", text)).toMatchObject({ rule: "lookalike", place: { text } });
  });

  it.each([
    "cr<i class='x'>a</i>ne",
    "cr<!-- a marsh bird -->ane",
    "cr<abbr>ane",
    "cr<picture>ane",
    "&#99rane",
    "cr&#x61ne",
  ])("leaves out the markup in %j", (text) => {
    expect(findLeak("crane", text)).toMatchObject({ rule: "word", place: { text } });
  });

  it.each(["h2", "/p", "br"])("reads the tag <%s> as a line break", (tag) => {
    expect(findLeak("begin", `be<${tag}>gin`)).toBeNull();
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
    expect(findLeak("dress", "p\u0279\u01DDss")?.rule).toBe("lookalike");
    expect(findLeak("bread", "q\u0279\u01DDad")?.rule).toBe("lookalike");
    expect(findLeak("quart", "bn\u0250\u0279t")?.rule).toBe("lookalike");
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
