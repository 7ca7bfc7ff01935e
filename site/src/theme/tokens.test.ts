import { size } from "./tokens.ts";

const remPx = 16;

/** Returns a size of the form `clamp(1rem, 1rem + 1vw, 2rem)` or `1rem` in pixels. */
function inPixels(value: string, widthPx: number): number {
  const [min = NaN, base = NaN, perWidth = NaN, max = NaN] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!value.startsWith("clamp")) return min * remPx;
  return Math.min(Math.max(min * remPx, base * remPx + (perWidth * widthPx) / 100), max * remPx);
}

it.each([320, 390, 768, 1280])("A page's title is larger than its sections' headings at %d px", (width) => {
  expect(inPixels(size.page, width)).toBeGreaterThan(inPixels(size.title, width));
});
