import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Palette } from "@wordlehint/contracts/palettes";

/** Draws the site's mark: four tiles, in the proportions of the site's header. */
export function drawMark(context: SKRSContext2D, palette: Palette, x: number, y: number, side: number): void {
  const tile = side * 0.45;
  const step = side - tile;
  const colors = [
    [palette.lineStrong, palette.amberFill],
    [palette.green, palette.lineStrong],
  ];
  colors.forEach((row, down) => {
    row.forEach((color, across) => {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x + across * step, y + down * step, tile, tile, side * 0.1);
      context.fill();
    });
  });
}
