import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const { resolve } = createRequire(import.meta.url);

/** The site's font is split by script, and the canvas library accepts one file for each family name. */
const parts = {
  latin: "Newsreader",
  "latin-ext": "Newsreader Extended",
  vietnamese: "Newsreader Vietnamese",
};

/** System fonts supply the characters that ours lacks: serif fonts first, monospaced ones last. */
const families = [...registerParts(), ...systemFamilies()].map((name) => `"${name}"`).join(", ");

/** The canvas library accepts only multiples of 100. */
export type Weight = 500 | 600;

/** Returns a value for the `font` property of a canvas context. */
export function font(weight: Weight, sizePixels: number): string {
  return `${weight} ${sizePixels}px ${families}`;
}

function registerParts(): string[] {
  return Object.entries(parts).map(([part, name]) => {
    const path = resolve(`@fontsource-variable/newsreader/files/newsreader-${part}-wght-normal.woff2`);
    if (!GlobalFonts.register(readFileSync(path), name)) throw new Error(`the font ${path} can't be used`);
    return name;
  });
}

function systemFamilies(): string[] {
  const ours = new Set(Object.values(parts));
  const rank = (name: string) => (/mono/i.test(name) ? 2 : /serif/i.test(name) ? 0 : 1);
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((name) => !ours.has(name) && /^[\p{L}\p{N} ._-]+$/u.test(name))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}
