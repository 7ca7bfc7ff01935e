import { loadImage, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/contracts/palettes";
import { toCard, type Card } from "../../domain/card.ts";
import { drawCard } from "./draw-card.ts";

const { paper, green, amberFill, lineStrong, ink } = palettes.dark;
const day: Card = {
  title: "Today's Wordle Hint",
  site: "WordleHint",
  kicker: "Saturday 21 November 2026 · No. 1982",
  verse: [],
  closedTiles: 5,
};
const about: Card = { ...day, title: "About", kicker: "", closedTiles: 0 };

/** Encodes the card's picture and decodes it again. */
async function render(card: Card): Promise<{ width: number; height: number; context: SKRSContext2D }> {
  const image = await loadImage(await drawCard(card).encode("png"));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, context };
}

const colorAt = (context: SKRSContext2D, x: number, y: number) =>
  `#${Buffer.from(context.getImageData(x, y, 1, 1).data.slice(0, 3)).toString("hex")}`;

/** Counts the pixels of an area that have the color. */
function countPixels(context: SKRSContext2D, color: string, area: [number, number, number, number]): number {
  const { data } = context.getImageData(...area);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (`#${Buffer.from(data.slice(at, at + 3)).toString("hex")}` === color) count++;
  }
  return count;
}

describe("drawCard", () => {
  it("draws 1200 by 630 pixels in the site's colors", async () => {
    const { width, height, context } = await render(about);
    expect([width, height]).toEqual([1200, 630]);
    expect(colorAt(context, 4, 4)).toBe(paper);
    expect(colorAt(context, 120, 65)).toBe(amberFill);
    expect(colorAt(context, 80, 100)).toBe(green);
    expect(countPixels(context, ink, [0, 0, 1200, 140])).toBeGreaterThan(500);
  });

  it("draws closed tiles for a puzzle, without the colors of right and misplaced letters", async () => {
    const { context } = await render(day);
    const bottom: [number, number, number, number] = [0, 420, 1200, 210];
    expect(countPixels(context, lineStrong, bottom)).toBeGreaterThan(2000);
    expect(countPixels(context, green, bottom) + countPixels(context, amberFill, bottom)).toBe(0);
  });

  it("draws the site's pattern for a page without a puzzle", async () => {
    const { context } = await render(about);
    const bottom: [number, number, number, number] = [0, 480, 1200, 150];
    expect(countPixels(context, green, bottom)).toBeGreaterThan(5000);
    expect(countPixels(context, amberFill, bottom)).toBeGreaterThan(2500);
  });

  it("draws equal pictures for equal cards only", async () => {
    const png = (card: Card) => drawCard(card).encode("png");
    const first = await png(day);
    expect((await png({ ...day })).equals(first)).toBe(true);
    for (const changed of [
      { verse: ["I wade,"] },
      { title: "Yesterday's" },
      { kicker: "No. 1983" },
      { closedTiles: 6 },
    ]) {
      expect((await png({ ...day, ...changed })).equals(first)).toBe(false);
    }
  });

  it.each([
    ["an endless title", "never ending ".repeat(400)],
    ["an endless word", "Pneumono".repeat(400)],
    ["markup", `"><img src=x onerror=alert(1)></title><script>alert(1)</script>`],
    ["other scripts", "Łódź Việt Привет Ωμέγα 日本語 مرحبا שלום हिन्दी 한국어"],
    ["symbols only", "🧩🟩🟨⬛ ⁉ \u{1f9e9}"],
    ["invisible characters only", "\u200b\u202e\u0000"],
  ])("keeps the margins free for %s", async (_name, title) => {
    for (const { closedTiles, verse } of [
      { closedTiles: 0, verse: [] },
      { closedTiles: 8, verse: [] },
      { closedTiles: 5, verse: [title, "A line."] },
    ]) {
      const { context } = await render(
        toCard({ ...day, title, verse, site: title.slice(0, 60), closedTiles }),
      );
      for (const edge of [
        [0, 0, 60, 630],
        [1140, 0, 60, 630],
        [0, 0, 1200, 40],
        [0, 580, 1200, 50],
      ] as const) {
        expect(countPixels(context, paper, [...edge])).toBe(edge[2] * edge[3]);
      }
    }
  });
});
