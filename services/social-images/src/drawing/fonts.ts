import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const { resolve } = createRequire(import.meta.url);

/** The site's own face comes in parts, and the library takes only one file under a name. */
const parts = {
  latin: "Newsreader",
  "latin-ext": "Newsreader Extended",
  vietnamese: "Newsreader Vietnamese",
};

/** Faces of the machine stand in for letters that ours lacks: those with serifs first, fixed pitch last. */
const families = [...registerParts(), ...machineFamilies()].map((name) => `"${name}"`).join(", ");

/** The library takes whole hundreds only. */
export type Weight = 500 | 600;

/** A value for a canvas's `font`. */
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

function machineFamilies(): string[] {
  const ours = new Set(Object.values(parts));
  const rank = (name: string) => (/mono/i.test(name) ? 2 : /serif/i.test(name) ? 0 : 1);
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((name) => !ours.has(name) && /^[\p{L}\p{N} ._-]+$/u.test(name))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}
