import {
  pictureAspects,
  pictureForm,
  pictureWidths,
  socialPictureFormat,
  socialPictureSize,
} from "@wordlehint/contracts";

/**
 * Returns the canonical query of a picture of the content, if the site shows a picture of this file in this form: each
 * other form would cost a rendering and a place in the cache, and there are millions of them.
 * @param file the last part of the path, such as `<hash>-800x600.png`.
 * @param search the query with its question mark.
 */
export function pictureQuery(file: string, search: string): string | undefined {
  const original = readSize(file);
  const sent = new URLSearchParams(search);
  const names = [...sent.keys()];
  if (!original || names.some((name, index) => !parameters.includes(name) || names.indexOf(name) !== index))
    return undefined;
  const rect = readRect(sent.get("rect"), original);
  const width = readNumber(sent.get("w"));
  const height = readNumber(sent.get("h"));
  if (rect === undefined || width === undefined || Number.isNaN(height)) return undefined;
  const form = `${sent.get("fm")} ${sent.get("q")}`;
  const isShown =
    (form === shownForm && isShownSize({ width, height }, rect)) ||
    (form === socialForm && width === socialPictureSize.width && height === socialPictureSize.height);
  if (!isShown) return undefined;
  return `?${parameters.flatMap((name) => (sent.has(name) ? [`${name}=${sent.get(name)}`] : [])).join("&")}`;
}

/** In the order of the site's own addresses. */
const parameters = ["rect", "w", "h", "fm", "q"];
const shownForm = `${pictureForm.format} ${pictureForm.quality}`;
const socialForm = `${socialPictureFormat} null`;

type Size = { width: number; height: number };

function readSize(file: string): Size | undefined {
  const [, width, height] = /^[0-9a-f]{40}-(\d{1,5})x(\d{1,5})\.[a-z]{3,4}$/.exec(file) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}

/** Returns the size of the part that is shown: of the whole picture without a `rect`. */
function readRect(rect: string | null, original: Size): Size | undefined {
  if (rect === null) return original;
  const [, left, top, width, height] = (/^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(rect) ?? []).map(
    Number,
  );
  if (left === undefined || top === undefined || !width || !height) return undefined;
  const isInside = left + width <= original.width && top + height <= original.height;
  return isInside ? { width, height } : undefined;
}

/** Undefined without a value, NaN if it isn't a number as the site writes it. */
function readNumber(value: string | null): number | undefined {
  if (value === null) return undefined;
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : NaN;
}

/** A picture is offered in the common widths, as far as they don't enlarge it, and in its own width if that is smaller. */
function isShownSize({ width, height }: { width: number; height: number | undefined }, shown: Size): boolean {
  const isCommon = pictureWidths.some((common) => common === width) && width <= shown.width + rounding;
  const isOwn = width < largest && Math.abs(width - shown.width) <= rounding;
  if (!isCommon && !isOwn) return false;
  return (
    height === undefined ||
    Object.values(pictureAspects).some((aspect) => height === Math.round(width / aspect))
  );
}

const largest = Math.max(...pictureWidths);
/** A part's size is rounded after its position. */
const rounding = 1;
