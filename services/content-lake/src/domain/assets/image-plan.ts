import type { ImageParams } from "./image-params.ts";

export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

/** The part of an upright image that is shown, and the size to which it is scaled. */
export type ImagePlan = { region: Rect; scaled: Size };

const maxSide = 8192;
/** Anyone may request any size; a larger image would occupy a core for many seconds. */
const maxPixels = 16_000_000;

/** Plans how to crop and scale an image. `size` is its size upright by its EXIF data; `rect` is in its pixels. */
export function planImage(size: Size, { w, h, dpr = 1, fit = "clip", rect }: ImageParams): ImagePlan {
  const region = inside(rect ?? { left: 0, top: 0, ...size }, size);
  const aspect = region.width / region.height;
  const box = {
    width: dpr * (w ?? (h === undefined ? region.width : h * aspect)),
    height: dpr * (h ?? (w === undefined ? region.height : w / aspect)),
  };
  if (fit === "crop") return cropped(region, limited(box));
  const scale = Math.min(box.width / region.width, box.height / region.height);
  return { region, scaled: limited(times(region, fit === "max" ? Math.min(1, scale) : scale)) };
}

/** Fills the box with the center of the region. */
function cropped(region: Rect, box: Size): ImagePlan {
  const scale = Math.max(box.width / region.width, box.height / region.height);
  const width = Math.max(1, Math.min(region.width, Math.round(box.width / scale)));
  const height = Math.max(1, Math.min(region.height, Math.round(box.height / scale)));
  const left = region.left + Math.round((region.width - width) / 2);
  const top = region.top + Math.round((region.height - height) / 2);
  return { region: { left, top, width, height }, scaled: box };
}

/** Returns the part of a rectangle that lies in the image, or the whole image if none does. */
function inside({ left, top, width, height }: Rect, size: Size): Rect {
  const right = Math.min(size.width, left + width);
  const bottom = Math.min(size.height, top + height);
  if (left >= right || top >= bottom) return { left: 0, top: 0, ...size };
  return { left, top, width: right - left, height: bottom - top };
}

const times = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

/** Rounds to whole pixels, and scales down to the maximum size with the same aspect ratio. */
function limited(size: Size): Size {
  const scale = Math.min(
    1,
    maxSide / size.width,
    maxSide / size.height,
    Math.sqrt(maxPixels / (size.width * size.height)),
  );
  const { width, height } = times(size, scale);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
