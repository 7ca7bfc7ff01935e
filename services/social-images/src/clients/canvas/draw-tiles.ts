import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Palette } from "@wordlehint/contracts/palettes";
import { font } from "./fonts.ts";

/** Place of a row of tiles: its bottom left corner and its maximum width. */
export type Row = { x: number; bottom: number; width: number };

/** Heights of rows, in pixels. */
export const tileHeight = { closed: 132, pattern: 64 } as const;

/** A made-up row of a shared result, which belongs to no word. */
const pattern = ["plain", "elsewhere", "plain", "right", "right"] as const;

/**
 * Draws one closed tile for each letter of a puzzle. It shows how many letters there are and nothing else.
 */
export function drawClosedTiles(context: SKRSContext2D, palette: Palette, row: Row, count: number): void {
  const { side, gap } = tileSize(row.width, count, tileHeight.closed);
  context.save();
  context.font = font(500, Math.round(side * 0.36));
  context.textAlign = "center";
  context.lineWidth = 4;
  context.setLineDash([11, 9]);
  for (let index = 0; index < count; index++) {
    const x = row.x + index * (side + gap);
    const y = row.bottom - side;
    traceTile(context, x + 2, y + 2, side - 4);
    context.fillStyle = palette.surface;
    context.fill();
    context.strokeStyle = palette.lineStrong;
    context.stroke();
    context.fillStyle = palette.inkSoft;
    context.fillText(String(index + 1), x + side / 2, y + side * 0.62);
  }
  context.restore();
}

/** Draws the site's pattern, for pages without a puzzle. */
export function drawPattern(context: SKRSContext2D, palette: Palette, row: Row): void {
  const { side, gap } = tileSize(row.width, pattern.length, tileHeight.pattern);
  const fills = { plain: palette.lineStrong, elsewhere: palette.amberFill, right: palette.green };
  pattern.forEach((kind, index) => {
    traceTile(context, row.x + index * (side + gap), row.bottom - side, side);
    context.fillStyle = fills[kind];
    context.fill();
  });
}

function tileSize(width: number, count: number, maxSide: number): { side: number; gap: number } {
  const step = Math.min(maxSide * 1.14, width / count);
  return { side: Math.floor(step / 1.14), gap: Math.floor(step - step / 1.14) };
}

function traceTile(context: SKRSContext2D, x: number, y: number, side: number): void {
  context.beginPath();
  context.roundRect(x, y, side, side, side * 0.1);
}
