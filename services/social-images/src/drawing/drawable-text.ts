import { createCanvas } from "@napi-rs/canvas";
import { LRUCache } from "lru-cache";
import { font } from "./fonts.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** What our own face has in any case. */
const certain = /^[\u0020-\u007e\u00a0-\u024f\u1ea0-\u1ef9\u2010-\u2027\u20ac]*$/;
/** Characters that only change others: drawn alone they would say nothing. */
const attached = /^[\p{M}\p{Cf}]$/u;
/** Will never be a character, so what is drawn for it is what is drawn for a letter that no font has. */
const nobodys = "\u{10ffff}";

const known = new LRUCache<string, boolean>({ max: 4000 });
const side = 48;

/** The text without the letters that no font here has: an empty box says less than nothing. */
export function drawableText(text: string): string {
  if (certain.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .filter((grapheme) => Array.from(grapheme).every((letter) => certain.test(letter) || isKnown(letter)))
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}

function isKnown(letter: string): boolean {
  if (attached.test(letter)) return true;
  const found = known.get(letter) ?? drawn(letter) !== drawn(nobodys);
  known.set(letter, found);
  return found;
}

/** How a letter looks, in a form that can be compared. */
function drawn(letter: string): string {
  const context = createCanvas(side, side).getContext("2d");
  context.font = font(500, side / 2);
  context.fillText(letter, side / 4, (side * 3) / 4);
  return Buffer.from(context.getImageData(0, 0, side, side).data).toString("latin1");
}
