/** A colour that stands for a picture, with one to write on it. Populations are per cent. */
export type Swatch = {
  _type: "sanity.imagePaletteSwatch";
  background: string;
  foreground: string;
  title: string;
  population: number;
};

type Role = "vibrant" | "lightVibrant" | "darkVibrant" | "muted" | "lightMuted" | "darkMuted";
export type Palette = { _type: "sanity.imagePalette" } & Partial<Record<Role | "dominant", Swatch>>;

/** Red, green and blue from 0 to 255, their hue's strength and lightness from 0 to 1. */
type Candidate = { rgb: readonly number[]; saturation: number; lightness: number; share: number };
type Range = { least: number; ideal: number; most: number };

const vivid: Range = { least: 0.35, ideal: 1, most: 1 };
const pale: Range = { least: 0, ideal: 0.3, most: 0.4 };
const light: Range = { least: 0.55, ideal: 0.74, most: 1 };
const middle: Range = { least: 0.3, ideal: 0.5, most: 0.7 };
const dark: Range = { least: 0, ideal: 0.26, most: 0.45 };

const roles: Record<Role, { saturation: Range; lightness: Range }> = {
  vibrant: { saturation: vivid, lightness: middle },
  lightVibrant: { saturation: vivid, lightness: light },
  darkVibrant: { saturation: vivid, lightness: dark },
  muted: { saturation: pale, lightness: middle },
  lightMuted: { saturation: pale, lightness: light },
  darkMuted: { saturation: pale, lightness: dark },
};

const clear = 125;

/** The colours of a small picture, given as red, green, blue and alpha of each pixel. */
export function paletteOf(pixels: Uint8Array): Palette {
  const candidates = candidatesOf(pixels);
  const [dominant] = candidates;
  const palette: Palette = { _type: "sanity.imagePalette" };
  if (!dominant) return palette;
  for (const [role, wanted] of Object.entries(roles)) {
    const best = bestFor(candidates, wanted);
    if (best) palette[role as Role] = swatch(best);
  }
  palette.dominant = swatch(dominant);
  return palette;
}

/** Alike colours together, most frequent first; each is the mean of its pixels. */
function candidatesOf(pixels: Uint8Array): Candidate[] {
  const boxes = new Map<number, { sum: [number, number, number]; count: number }>();
  let counted = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < clear) continue;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const box = boxes.get(key) ?? { sum: [0, 0, 0], count: 0 };
    box.sum[0] += r;
    box.sum[1] += g;
    box.sum[2] += b;
    box.count++;
    counted++;
    boxes.set(key, box);
  }
  return [...boxes.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 256)
    .map(({ sum, count }) =>
      candidate(
        sum.map((value) => Math.round(value / count)),
        count / counted,
      ),
    );
}

function candidate(rgb: readonly number[], share: number): Candidate {
  const most = Math.max(...rgb) / 255;
  const least = Math.min(...rgb) / 255;
  const lightness = (most + least) / 2;
  const spread = most - least;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { rgb, saturation, lightness, share };
}

function bestFor(candidates: readonly Candidate[], wanted: (typeof roles)[Role]): Candidate | undefined {
  const fitting = candidates.filter(
    ({ saturation, lightness }) => isIn(wanted.saturation, saturation) && isIn(wanted.lightness, lightness),
  );
  const mostShare = Math.max(...fitting.map(({ share }) => share));
  const score = ({ saturation, lightness, share }: Candidate) =>
    3 * (1 - Math.abs(saturation - wanted.saturation.ideal)) +
    6 * (1 - Math.abs(lightness - wanted.lightness.ideal)) +
    share / mostShare;
  return fitting.toSorted((a, b) => score(b) - score(a))[0];
}

const isIn = ({ least, most }: Range, value: number) => value >= least && value <= most;

function swatch({ rgb, share }: Candidate): Swatch {
  const [r = 0, g = 0, b = 0] = rgb;
  // Perceived brightness by ITU-R BT.601.
  const isBright = (r * 299 + g * 587 + b * 114) / 1000 >= 150;
  const foreground = isBright ? "#000" : "#fff";
  const background = `#${rgb.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  const population = Math.round(share * 10_000) / 100;
  return { _type: "sanity.imagePaletteSwatch", background, foreground, title: foreground, population };
}
