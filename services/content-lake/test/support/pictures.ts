import sharp from "sharp";
import type { Random } from "./random.ts";

/** A picture of four quarters: red, green, blue, white, from the top left clockwise to the bottom left. */
export function quarters(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      quarter("#ff0000", 0, 0),
      quarter("#00ff00", width - half.width, 0),
      quarter("#0000ff", width - half.width, height - half.height),
    ])
    .removeAlpha();
}

/** A picture that no other test has. */
export function noise(random: Random, width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => random(256)));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const names = new Map([
  ["ff0000", "red"],
  ["00ff00", "green"],
  ["0000ff", "blue"],
  ["ffffff", "white"],
  ["000000", "black"],
]);

/** The size of a picture, and the nearest plain colors at some points, given from 0 to 1. */
export async function look(picture: Uint8Array, ...points: [x: number, y: number][]) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = points.map(([x, y]) => {
    const column = Math.min(info.width - 1, Math.floor(x * info.width));
    const row = Math.min(info.height - 1, Math.floor(y * info.height));
    const at = (row * info.width + column) * info.channels;
    const hex = [...data.subarray(at, at + 3)].map((value) => (value > 127 ? "ff" : "00")).join("");
    return names.get(hex) ?? hex;
  });
  return { size: `${info.width}x${info.height}`, colors: colors.join(" ") };
}
