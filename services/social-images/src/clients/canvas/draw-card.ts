import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/contracts/palettes";
import type { Card } from "../../domain/card.ts";
import { fitText } from "../../domain/fit-text.ts";
import { drawableText } from "./drawable-text.ts";
import { drawClosedTiles, drawPattern, tileHeight } from "./draw-tiles.ts";
import { font, type Weight } from "./fonts.ts";
import { drawMark } from "./draw-mark.ts";

/** In pixels. */
const size = { width: 1200, height: 630 } as const;

/** The site's default theme. */
const colors = palettes.dark;
const margin = 72;
const innerWidth = size.width - 2 * margin;
const footY = size.height - margin;
const mark = { y: 54, side: 60 } as const;
const ruleY = 142;
const title = {
  top: ruleY + 40,
  sizes: [128, 120, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44],
  weight: 500,
  lineHeight: 1.08,
  /** As a multiple of the font size; the site's own value for large headings. */
  spacing: -0.012,
} as const;

const verse = { sizes: [68, 64, 60, 56, 52, 48, 44, 40], weight: 500, lineHeight: 1.35 } as const;

/** Draws a card in the site's layout: masthead, rule, title or verse, and a row of tiles at the bottom. */
export function drawCard(card: Card): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, size.width, size.height);
  drawMasthead(context, card);
  if (card.verse.length > 0) drawVerse(context, card);
  else drawTitle(context, card);
  const row = { x: margin, bottom: footY, width: innerWidth };
  if (card.closedTiles > 0) drawClosedTiles(context, colors, row, card.closedTiles);
  else drawPattern(context, colors, row);
  return canvas;
}

function drawMasthead(context: SKRSContext2D, card: Card): void {
  const baseline = mark.y + mark.side * 0.77;
  const nameAt = margin + mark.side + 22;
  drawMark(context, colors, margin, mark.y, mark.side);
  context.fillStyle = colors.ink;
  const nameEnd =
    nameAt + drawLine(context, card.site, nameAt, baseline, { width: 460, sizes: [50, 40, 32], weight: 600 });

  context.fillStyle = colors.inkSoft;
  context.textAlign = "right";
  const width = margin + innerWidth - nameEnd - 40;
  drawLine(context, card.kicker, margin + innerWidth, baseline, { width, sizes: [36, 32, 28], weight: 500 });
  context.textAlign = "left";

  context.fillStyle = colors.lineStrong;
  context.fillRect(margin, ruleY, innerWidth, 4);
  context.fillRect(margin, ruleY + 9, innerWidth, 2);
}

type Place = { width: number; sizes: readonly [number, ...number[]]; weight: Weight };

/** Draws one line as large as it fits, and returns its width. */
function drawLine(context: SKRSContext2D, text: string, x: number, y: number, place: Place): number {
  const fitted = fitText(drawableText(text), {
    ...place,
    measure: measureIn(context, place.weight),
    height: 1,
    lineHeight: 1,
  });
  const line = fitted.lines[0] ?? "";
  context.font = font(place.weight, fitted.size);
  context.fillText(line, x, y);
  return context.measureText(line).width;
}

/** Draws the lines of a verse at one size, the largest at which each of them fits. */
function drawVerse(context: SKRSContext2D, card: Card): void {
  const height = heightAbove(card);
  const lines = card.verse.map(drawableText);
  const fit = (line: string, sizes: readonly [number, ...number[]]) =>
    fitText(line, {
      measure: measureIn(context, verse.weight),
      width: innerWidth,
      height: height / lines.length,
      sizes,
      lineHeight: verse.lineHeight,
    });
  const pixels = Math.min(...lines.map((line) => fit(line, verse.sizes).size));
  const drawn = lines.flatMap((line) => fit(line, [pixels]).lines);
  const step = pixels * verse.lineHeight;
  const top = title.top + (height - step * drawn.length) / 2;
  context.fillStyle = colors.ink;
  context.font = font(verse.weight, pixels);
  drawn.forEach((line, index) => context.fillText(line, margin, top + step * index + pixels * 0.95));
}

/** Height of the place between the rule and the tiles. */
function heightAbove(card: Card): number {
  const tiles = card.closedTiles > 0 ? tileHeight.closed : tileHeight.pattern;
  return footY - tiles - 32 - title.top;
}

function drawTitle(context: SKRSContext2D, card: Card): void {
  const height = heightAbove(card);
  const fitted = fitText(drawableText(card.title) || drawableText(card.site), {
    measure: measureIn(context, title.weight),
    width: innerWidth,
    height,
    sizes: title.sizes,
    lineHeight: title.lineHeight,
  });
  const step = fitted.size * title.lineHeight;
  const top = title.top + (height - step * fitted.lines.length) / 2;
  context.fillStyle = colors.ink;
  context.font = font(title.weight, fitted.size);
  context.letterSpacing = `${fitted.size * title.spacing}px`;
  fitted.lines.forEach((line, index) => {
    context.fillText(line, margin, top + step * index + fitted.size * 0.8);
  });
  context.letterSpacing = "0px";
}

/** Measures each text once, at 100 pixels: its width is proportional to the font size. */
function measureIn(context: SKRSContext2D, weight: Weight) {
  const known = new Map<string, number>();
  context.font = font(weight, 100);
  return (text: string, pixels: number): number => {
    const width = known.get(text) ?? context.measureText(text).width;
    known.set(text, width);
    return (width * pixels) / 100;
  };
}
