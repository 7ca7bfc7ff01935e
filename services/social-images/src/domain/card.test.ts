import { toCard } from "./card.ts";

const cardOf = (title: string) => toCard({ title, site: "WordleHint", kicker: "", closedTiles: 0 }).title;

describe("A card's texts", () => {
  it.each([
    ["  one \n\t line ", "one line"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["\u202etxet desrever\u202c", "txet desrever"],
    ["nul\u0000 bell\u0007 half\ud83d", "nul bell half"],
    ["\ue000private\u{10ffff}", "private"],
    ["e\u0301", "é"],
    ["Today's 'word'", "Today’s 'word'"],
    ["", ""],
  ])("%j is drawn as %j", (said, drawn) => {
    expect(cardOf(said)).toBe(drawn);
  });

  it("carry no towers of marks", () => {
    expect(Array.from(cardOf(`Z${"\u0353".repeat(200)}algo`)).length).toBeLessThan(10);
  });

  it("are cut between what is seen as letters when they are endless", () => {
    const title = cardOf("👩‍👩‍👧".repeat(1000));
    expect(title).toMatch(/^(👩‍👩‍👧)+…$/u);
    expect(cardOf("a".repeat(100_000))).toHaveLength(240);
  });
});
