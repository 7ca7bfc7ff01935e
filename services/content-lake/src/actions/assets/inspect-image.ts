import { encode } from "blurhash";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { cameraFactsOf } from "../../domain/assets/exif.ts";
import { mostImagePixels } from "../../domain/assets/limits.ts";
import { paletteOf } from "../../domain/assets/palette.ts";
import { faultOfSvg, isSvg } from "../../domain/assets/svg-safety.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";

/** What can be told of a picture beside its size and transparency. */
export const metaParts = ["palette", "lqip", "blurhash", "exif", "location"] as const;
export type MetaPart = (typeof metaParts)[number];

export type ImageFacts = {
  extension: string;
  mimeType: string;
  width: number;
  height: number;
  /** Of the document. */
  metadata: Record<string, unknown>;
};

const readable = new Map([
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["tif", "image/tiff"],
  ["avif", "image/avif"],
]);

/** How pictures of others are opened: with bounds, and not if they are broken. */
export const openImage = (bytes: Uint8Array, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { limitInputPixels: mostImagePixels, failOn: "truncated", ...options });

/**
 * Finds out what a picture is, by its bytes alone, and reads all of it.
 * @throws {LakeError} 400 for what is no picture, or is broken, unsafe or too large.
 */
export async function inspectImage(bytes: Uint8Array, parts: readonly MetaPart[]): Promise<ImageFacts> {
  const { extension, mimeType } = await typeOf(bytes);
  try {
    const { autoOrient, hasAlpha, exif } = await openImage(bytes).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostImagePixels) throw tooManyPixels();
    const pixels = await openImage(bytes)
      .autoOrient()
      .resize(100, 100, { fit: "inside", withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isOpaque = !hasAlpha || (await openImage(bytes).stats()).isOpaque;
    const small = sharp(pixels.data, { raw: pixels.info });
    const camera = exif ? cameraFactsOf(exif) : {};
    const asked = new Set(parts);
    const metadata = {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(asked.has("lqip") && { lqip: await placeholder(small, isOpaque) }),
      ...(asked.has("blurhash") && { blurHash: await blurHash(small) }),
      ...(asked.has("palette") && { palette: paletteOf(pixels.data) }),
      ...(asked.has("exif") && camera.exif && { exif: camera.exif }),
      ...(asked.has("location") && camera.location && { location: camera.location }),
    };
    return { extension, mimeType, width, height, metadata };
  } catch (error) {
    throw error instanceof LakeError ? error : unreadable(error);
  }
}

async function typeOf(bytes: Uint8Array): Promise<{ extension: string; mimeType: string }> {
  if (bytes.length === 0) throw invalid("The file is empty");
  if (isSvg(bytes)) {
    const fault = faultOfSvg(bytes);
    if (fault) throw invalid(`This SVG can't be used. ${fault} Please export it as a plain drawing`);
    return { extension: "svg", mimeType: "image/svg+xml" };
  }
  const extension = (await fileTypeFromBuffer(bytes))?.ext ?? "";
  const mimeType = readable.get(extension);
  if (mimeType) return { extension, mimeType };
  throw invalid(
    "This is no picture that can be used. Please upload a JPEG, PNG, WebP, GIF, AVIF, TIFF or SVG",
  );
}

/** A picture of 20 pixels' width, as the data of an address. */
async function placeholder(small: Sharp, isOpaque: boolean): Promise<string> {
  const tiny = small.clone().resize({ width: 20 });
  const [type, bytes] = isOpaque
    ? (["jpeg", await tiny.removeAlpha().jpeg({ quality: 60 }).toBuffer()] as const)
    : (["png", await tiny.png({ palette: true, colours: 64 }).toBuffer()] as const);
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

async function blurHash(small: Sharp): Promise<string> {
  const { data, info } = await small
    .clone()
    .resize(32, 32, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

function unreadable(error: unknown): LakeError {
  if (error instanceof Error && /pixel limit/i.test(error.message)) return tooManyPixels();
  return invalid("The picture is broken or was cut off. Please upload it anew");
}

function tooManyPixels(): LakeError {
  const most = mostImagePixels / 1e6;
  return plainRefusal(413, "imageTooLargeError", `Pictures may have ${most} million pixels at most`);
}

function invalid(description: string): LakeError {
  return plainRefusal(400, "invalidImageError", `${description}.`);
}
