import { toCard } from "./card.ts";

const cardOf = (title: string) =>
  toCard({ title, site: "WordleHint", kicker: "", verse: [], closedTiles: 0 }).title;

describe("toCard", () => {
  it.each([
    ["  one \n\t line ", "one line"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["\u202etxet desrever\u202c", "txet desrever"],
    ["nul\u0000 bell\u0007 half\ud83d", "nul bell half"],
    ["\ue000private\u{10ffff}", "private"],
    ["e\u0301", "é"],
    ["Today's 'word'", "Today’s 'word'"],
    ["", ""],
  ])("turns %j into %j", (text, drawn) => {
    expect(cardOf(text)).toBe(drawn);
  });

  it("removes all but a few marks of a letter", () => {
    expect(cardOf(`Z${"\u0353".repeat(200)}algo`)).toBe(`Z${"\u0353".repeat(3)}algo`);
  });

  it("cuts long texts between graphemes", () => {
    const title = cardOf("👩‍👩‍👧".repeat(1000));
    expect(title).toMatch(/^(👩‍👩‍👧)+…$/u);
    expect(cardOf("a".repeat(100_000))).toHaveLength(240);
  });

  it("cuts no text that is just short enough, and leaves no space before the ellipsis", () => {
    expect(cardOf("a".repeat(240))).toBe("a".repeat(240));
    expect(cardOf("a".repeat(241))).toBe(`${"a".repeat(239)}…`);
    expect(cardOf(`${"a".repeat(238)} bcd`)).toBe(`${"a".repeat(238)}…`);
  });

  it("cuts few graphemes too, if they are very long", () => {
    const family = "👨🏻‍👩🏻‍👧🏻‍👦🏻";
    const longest = `${family.repeat(202)}aa`;
    expect(longest).toHaveLength(240 * 16);
    expect(cardOf(longest)).toBe(longest);
    expect(cardOf(`${longest}a`)).toBe(`${longest}…`);
  });
});
