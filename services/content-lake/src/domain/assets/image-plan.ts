import type { CropPlace, ImageParams } from "./image-params.ts";

export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

/** How to get from the image, upright and rotated, to the requested one. */
export type ImagePlan = {
  /** The part of the image that is shown, in coordinates before mirroring. */
  region: Rect;
  /** The size to which the region is scaled. */
  scaled: Size;
  /** Crops `scaled` to this size, to the part with the highest entropy. Otherwise `scaled` is shown whole. */
  cropTo?: Size;
  /** Empty space around it. */
  space: { left: number; top: number; right: number; bottom: number };
};

const maxSide = 8192;
/** Anyone may request any size; a larger image would occupy a core for many seconds. */
const maxPixels = 16_000_000;

/**
 * Plans how to crop, scale and pad an image. `size` is the size of the image upright by its EXIF data, before rotation
 * by `or`; `rect` is in its pixels.
 */
export function planImage(size: Size, params: ImageParams): ImagePlan {
  const { or = 0, fit = "clip", pad = 0 } = params;
  const shown = inside(params.rect ?? { left: 0, top: 0, ...size }, size);
  const mirror = (rect: Rect) => mirrored(rect, seenFrom(size, or), params.flip);
  const { region, space, ...plan } = fitted(mirror(turned(shown, size, or)), params, fit);
  const { left, top, right, bottom } = space;
  return {
    ...plan,
    region: mirror(region),
    space: { left: left + pad, top: top + pad, right: right + pad, bottom: bottom + pad },
  };
}

type Fit = NonNullable<ImageParams["fit"]>;

function fitted(region: Rect, params: ImageParams, fit: Fit): ImagePlan {
  const box = boxOf(region, params, fit);
  if (!box) return { region, scaled: limited(region), space: none };
  const { width, height } = box;
  switch (fit) {
    case "scale":
      return { region, scaled: limited(box), space: none };
    case "crop":
      return cropped(region, limited(box), params);
    case "min": {
      const shrink = Math.min(1, region.width / width, region.height / height);
      return cropped(region, limited(times(box, shrink)), params);
    }
    case "clip":
    case "max":
      return { region, scaled: within(region, box, fit === "max"), space: none };
    case "fill":
    case "fillmax": {
      const bounds = limited(box);
      const scaled = within(region, bounds, fit === "fillmax");
      return { region, scaled, space: spaceAround(scaled, bounds) };
    }
  }
}

/** The requested box, in pixels of the result. Undefined if neither side is bounded. */
function boxOf(region: Rect, params: ImageParams, fit: Fit): Size | undefined {
  const { w, h, dpr = 1 } = params;
  const aspect = region.width / region.height;
  let width = w ?? (h === undefined ? undefined : h * aspect);
  let height = h ?? (w === undefined ? undefined : w / aspect);
  if (fit === "crop") {
    width = clamped(width, params["min-w"], params["max-w"], region.width);
    height = clamped(height, params["min-h"], params["max-h"], region.height);
  }
  if (width === undefined || height === undefined) {
    if (dpr === 1 && width === undefined && height === undefined) return undefined;
    width ??= region.width;
    height ??= region.height;
  }
  return { width: width * dpr, height: height * dpr };
}

function clamped(value: number | undefined, min = 1, max = maxSide, otherwise: number) {
  if (value === undefined && min === 1 && max === maxSide) return undefined;
  return Math.min(max, Math.max(min, value ?? otherwise));
}

/** The largest size of the region's shape that fits into the box. */
function within(region: Size, box: Size, neverLarger: boolean): Size {
  const scale = Math.min(box.width / region.width, box.height / region.height);
  return limited(times(region, neverLarger ? Math.min(1, scale) : scale));
}

/** Fills the box with a part of the region. */
function cropped(region: Rect, box: Size, params: ImageParams): ImagePlan {
  const scale = Math.max(box.width / region.width, box.height / region.height);
  const { crop = ["center"] } = params;
  if (crop.includes("entropy"))
    return { region, scaled: rounded(times(region, scale)), cropTo: box, space: none };
  const width = Math.max(1, Math.min(region.width, Math.round(box.width / scale)));
  const height = Math.max(1, Math.min(region.height, Math.round(box.height / scale)));
  const at = placeOf(crop, params);
  const part = {
    left: region.left + offset(region.width, width, at.x),
    top: region.top + offset(region.height, height, at.y),
    width,
    height,
  };
  return { region: part, scaled: box, space: none };
}

/** The point of the image, from 0 to 1, that should be as close to the centre as possible. */
function placeOf(crop: readonly CropPlace[], params: ImageParams): { x: number; y: number } {
  if (crop.includes("focalpoint")) return { x: params["fp-x"] ?? 0.5, y: params["fp-y"] ?? 0.5 };
  return {
    x: crop.includes("left") ? 0 : crop.includes("right") ? 1 : 0.5,
    y: crop.includes("top") ? 0 : crop.includes("bottom") ? 1 : 0.5,
  };
}

const offset = (whole: number, part: number, at: number) =>
  Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)));

function spaceAround(scaled: Size, box: Size): ImagePlan["space"] {
  const left = Math.max(0, Math.floor((box.width - scaled.width) / 2));
  const top = Math.max(0, Math.floor((box.height - scaled.height) / 2));
  const right = Math.max(0, box.width - scaled.width - left);
  const bottom = Math.max(0, box.height - scaled.height - top);
  return { left, top, right, bottom };
}

const none = { left: 0, top: 0, right: 0, bottom: 0 };

/** The part of a rectangle that lies in the image, or the whole image if none does. */
function inside({ left, top, width, height }: Rect, size: Size): Rect {
  const right = Math.min(size.width, left + width);
  const bottom = Math.min(size.height, top + height);
  if (left >= right || top >= bottom) return { left: 0, top: 0, ...size };
  return { left, top, width: right - left, height: bottom - top };
}

/** The position of a rectangle after the image is rotated clockwise. */
function turned({ left, top, width, height }: Rect, size: Size, degrees: number): Rect {
  const right = size.width - left - width;
  const bottom = size.height - top - height;
  switch (degrees) {
    case 90:
      return { left: bottom, top: left, width: height, height: width };
    case 180:
      return { left: right, top: bottom, width, height };
    case 270:
      return { left: top, top: right, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}

/** The position of a rectangle after the rotated image is mirrored. */
function mirrored(rect: Rect, size: Size, flip: ImageParams["flip"]): Rect {
  const isAcross = flip?.includes("h") ?? false;
  const isUpsideDown = flip?.includes("v") ?? false;
  return {
    ...rect,
    left: isAcross ? size.width - rect.left - rect.width : rect.left,
    top: isUpsideDown ? size.height - rect.top - rect.height : rect.top,
  };
}

const seenFrom = ({ width, height }: Size, degrees: number): Size =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width };

const times = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Rounds to whole pixels, and scales down to the maximum size with the same aspect ratio. */
function limited(size: Size): Size {
  const scale = Math.min(
    1,
    maxSide / size.width,
    maxSide / size.height,
    Math.sqrt(maxPixels / (size.width * size.height)),
  );
  return rounded(times(size, scale));
}
