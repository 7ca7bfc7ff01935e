import { createCanvas } from "@napi-rs/canvas";
import { LRUCache } from "lru-cache";
import { font } from "./fonts.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that our own font is known to have. */
const ownCharacters = /^[\u0020-\u007e\u00a0-\u024f\u1ea0-\u1ef9\u2010-\u2027\u20ac]*$/;
/** Marks and format characters, which only change other characters and can't be tested alone. */
const modifier = /^[\p{M}\p{Cf}]$/u;
/** A noncharacter, which is drawn as the box for characters that no font has. */
const noncharacter = "\u{10ffff}";

const cache = new LRUCache<string, boolean>({ max: 4000 });
const side = 48;

/** Removes the characters that no installed font has, which would be drawn as empty boxes. */
export function drawableText(text: string): string {
  if (ownCharacters.test(text)) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .filter((grapheme) =>
      Array.from(grapheme).every((character) => ownCharacters.test(character) || isInFont(character)),
    )
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}

function isInFont(character: string): boolean {
  if (modifier.test(character)) return true;
  const isFound = cache.get(character) ?? drawnPixels(character) !== drawnPixels(noncharacter);
  cache.set(character, isFound);
  return isFound;
}

/** The pixels of a drawn character, as a string that can be compared. */
function drawnPixels(character: string): string {
  const context = createCanvas(side, side).getContext("2d");
  context.font = font(500, side / 2);
  context.fillText(character, side / 4, (side * 3) / 4);
  return Buffer.from(context.getImageData(0, 0, side, side).data).toString("latin1");
}
