import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/site/theme/palettes";
import { drawMark } from "./mark.ts";

export type Icon = {
  /** In pixels. */
  side: number;
  /** `full` leaves the corners to who shows it, `rounded` rounds them, `none` shows the mark alone. */
  ground: "full" | "rounded" | "none";
  /** How much of the side the mark takes. */
  markShare: number;
};

const ink = palettes.dark;

/** The site's mark as an icon. Edges fall on whole pixels, so that small icons stay sharp. */
export function drawIcon({ side, ground, markShare }: Icon): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  if (ground !== "none") {
    context.fillStyle = ink.paper;
    context.beginPath();
    context.roundRect(0, 0, side, side, ground === "rounded" ? side * 0.2 : 0);
    context.fill();
  }
  const margin = Math.round((side * (1 - markShare)) / 2);
  drawMark(context, ink, margin, margin, side - 2 * margin);
  return canvas;
}
