import { toCard } from "./card.ts";

const cardOf = (title: string) => toCard({ title, site: "WordleHint", kicker: "", closedTiles: 0 }).title;

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
    expect(Array.from(cardOf(`Z${"\u0353".repeat(200)}algo`)).length).toBeLessThan(10);
  });

  it("cuts long texts between graphemes", () => {
    const title = cardOf("👩‍👩‍👧".repeat(1000));
    expect(title).toMatch(/^(👩‍👩‍👧)+…$/u);
    expect(cardOf("a".repeat(100_000))).toHaveLength(240);
  });
});
