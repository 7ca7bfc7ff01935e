import type { CropPlace, ImageParams } from "./image-params.ts";

export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

/** How to get from the picture, upright and turned, to what was asked for. */
export type ImagePlan = {
  /** What of the picture is shown, counted before it is mirrored. */
  region: Rect;
  /** What the region is scaled to. */
  scaled: Size;
  /** A crop of this size is to be found in `scaled` where most is to be seen; else `scaled` is shown whole. */
  cropTo?: Size;
  /** Empty space around it. */
  space: { left: number; top: number; right: number; bottom: number };
};

const mostSide = 8192;
/** Anyone may ask for any size: more would keep a processor busy for many seconds. */
const mostPixels = 16_000_000;

/**
 * Where the pixels of a picture go. `size` is that of the picture as it is seen: upright by its EXIF data, and
 * before it is turned by `or`; `rect` counts in its pixels.
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

/** The box that was asked for, in pixels of the answer; none where no side is bound. */
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

function clamped(value: number | undefined, least = 1, most = mostSide, otherwise: number) {
  if (value === undefined && least === 1 && most === mostSide) return undefined;
  return Math.min(most, Math.max(least, value ?? otherwise));
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

/** Which point of the picture, from 0 to 1, is to be in the middle as far as possible. */
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

/** The part of a rectangle that is in the picture; all of the picture where that is nothing. */
function inside({ left, top, width, height }: Rect, size: Size): Rect {
  const right = Math.min(size.width, left + width);
  const bottom = Math.min(size.height, top + height);
  if (left >= right || top >= bottom) return { left: 0, top: 0, ...size };
  return { left, top, width: right - left, height: bottom - top };
}

/** Where a rectangle comes to lie when the picture is turned clockwise. */
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

/** Where it comes to lie when the turned picture is mirrored. */
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

/** Whole pixels, and no more than the lake is willing to make: the shape is kept. */
function limited(size: Size): Size {
  const most = Math.min(
    1,
    mostSide / size.width,
    mostSide / size.height,
    Math.sqrt(mostPixels / (size.width * size.height)),
  );
  return rounded(times(size, most));
}
