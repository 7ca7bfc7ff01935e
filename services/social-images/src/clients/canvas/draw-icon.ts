import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/contracts/palettes";
import { drawMark } from "./draw-mark.ts";

export type Icon = {
  /** In pixels. */
  side: number;
  /** `full` fills the square, for systems that cut the corners themselves; `none` draws the mark alone. */
  background: "full" | "rounded" | "none";
  /** Width of the mark as a share of `side`. */
  markShare: number;
};

const colors = palettes.dark;

/**
 * Draws the site's mark as an icon. Its margin is a whole number of pixels, so that small icons stay sharp.
 */
export function drawIcon({ side, background, markShare }: Icon): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  if (background !== "none") {
    context.fillStyle = colors.paper;
    context.beginPath();
    context.roundRect(0, 0, side, side, background === "rounded" ? side * 0.2 : 0);
    context.fill();
  }
  const margin = Math.round((side * (1 - markShare)) / 2);
  drawMark(context, colors, margin, margin, side - 2 * margin);
  return canvas;
}
