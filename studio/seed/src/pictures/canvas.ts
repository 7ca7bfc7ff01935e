import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/contracts/palettes";
import { readFileSync } from "node:fs";

const width = 1200;
const height = 675;
export const colours = palettes.dark;
export type Pen = SKRSContext2D;

const font = import.meta.resolve("@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2");
GlobalFonts.register(readFileSync(new URL(font)), "Newsreader");

/** An empty picture on the site's dark paper, and the context to draw on it. */
export function newPicture(): { canvas: Canvas; pen: Pen } {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  return { canvas, pen };
}

export type Look = "plain" | "right" | "elsewhere" | "closed";

/** Draws a letter tile; `x` and `y` are its upper left corner. */
export function tile(pen: Pen, x: number, y: number, size: number, look: Look = "plain", letter = ""): void {
  const fill = {
    plain: colours.surface,
    right: colours.green,
    elsewhere: colours.amberFill,
    closed: colours.paper,
  };
  pen.beginPath();
  pen.roundRect(x, y, size, size, look === "elsewhere" ? size * 0.4 : size * 0.14);
  pen.fillStyle = fill[look];
  pen.fill();
  pen.setLineDash(look === "closed" ? [size * 0.1, size * 0.1] : []);
  line(
    pen,
    look === "plain" || look === "closed" ? colours.lineStrong : fill[look],
    Math.max(2, size * 0.03),
  );
  pen.setLineDash([]);
  if (letter !== "") text(pen, letter, x + size / 2, y + size * 0.54, size * 0.58, inkOn(look));
}

/** Strokes the current path. */
export function line(pen: Pen, colour: string = colours.inkSoft, thickness = 6): void {
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.stroke();
}

/** Draws a text centred at `x` and `y`. */
export function text(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string = colours.ink,
): void {
  pen.font = `600 ${size}px Newsreader`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  pen.fillText(words, x, y);
}

function inkOn(look: Look): string {
  if (look === "right") return colours.greenInk;
  return look === "elsewhere" ? colours.amberInk : colours.ink;
}
