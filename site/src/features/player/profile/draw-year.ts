import { monthNames } from "@wordlehint/contracts";
import { palettes } from "@wordlehint/contracts/palettes";
import { columns, rows, yearText, type Year } from "./year-tiles.ts";

const [width, height, margin] = [1200, 430, 60];
const step = (width - 2 * margin) / columns;
const side = step - 4;
const top = 170;

/** Draws a year as a picture to keep, in the site's own colors. @param product the site's name */
export async function drawYear(year: Year, product: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser can't draw");
  const colors = palettes.dark;
  // A picture that is drawn before the font has loaded would have another one.
  await document.fonts.load("500 40px Newsreader");
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.ink;
  context.font = "500 40px Newsreader, Georgia, serif";
  context.fillText(`${year.number} in riddles`, margin, 84);
  context.font = "22px system-ui, sans-serif";
  context.fillStyle = colors.inkSoft;
  context.fillText(product, width - margin - context.measureText(product).width, 84);
  for (const { date, column, row } of year.tiles) {
    if (!date.endsWith("-01")) continue;
    const name = monthNames[Number(date.slice(5, 7)) - 1] ?? "";
    context.fillText(name.slice(0, 3), margin + (row === 0 ? column : column + 1) * step, top - 16);
  }
  context.fillText(yearText(year), margin, top + rows * step + 50);
  for (const { column, row, kind } of year.tiles) {
    const [x, y] = [margin + column * step, top + row * step];
    context.beginPath();
    context.roundRect(x, y, side, side, kind === "failed" ? side / 2 : 3);
    context.setLineDash(kind === "coming" ? [3, 3] : []);
    context.strokeStyle = colors.lineStrong;
    context.fillStyle =
      kind === "solved" ? colors.green : kind === "failed" ? colors.amberFill : colors.sunken;
    if (kind !== "coming") context.fill();
    if (kind === "none" || kind === "coming") context.stroke();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the browser can't save the picture");
  return blob;
}
