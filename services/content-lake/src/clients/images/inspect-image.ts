import { encode } from "blurhash";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { cameraFactsOf } from "../../domain/assets/exif.ts";
import { maxImagePixels, maxSvgBytes, shownMebibytes } from "../../domain/assets/limits.ts";
import { faultOfSvg, isSvg } from "../../domain/assets/svg-safety.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";

/** The optional parts of an image's metadata. Size and transparency are always part of it. */
export const metaParts = ["lqip", "blurhash", "exif", "location"] as const;
export type MetaPart = (typeof metaParts)[number];

export type ImageFacts = {
  extension: string;
  mimeType: string;
  width: number;
  height: number;
  /** The `metadata` field of the asset document. */
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

/** Opens an untrusted image: limits its pixels, and rejects truncated files. */
export const openImage = (bytes: Uint8Array, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "truncated", ...options });

/**
 * Detects an image's type by its bytes alone, and decodes all of it to make its metadata.
 * @throws {LakeError} 400 for a file that isn't an image, is broken or unsafe; 413 for too many pixels.
 */
export async function inspectImage(bytes: Uint8Array, parts: readonly MetaPart[]): Promise<ImageFacts> {
  const { extension, mimeType } = await typeOf(bytes);
  try {
    const { autoOrient, hasAlpha, exif } = await openImage(bytes).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxImagePixels) throw tooManyPixels();
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
    const wanted = new Set(parts);
    const metadata = {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(wanted.has("lqip") && { lqip: await placeholder(small, isOpaque) }),
      ...(wanted.has("blurhash") && { blurHash: await blurHash(small) }),
      ...(wanted.has("exif") && camera.exif && { exif: camera.exif }),
      ...(wanted.has("location") && camera.location && { location: camera.location }),
    };
    return { extension, mimeType, width, height, metadata };
  } catch (error) {
    throw error instanceof LakeError ? error : unreadable(error);
  }
}

async function typeOf(bytes: Uint8Array): Promise<{ extension: string; mimeType: string }> {
  if (bytes.length === 0) throw invalid("The file is empty");
  if (isSvg(bytes)) {
    if (bytes.length > maxSvgBytes) throw tooLongSvg();
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

/** A data URL of the image at 20 pixels' width. */
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

function tooLongSvg(): LakeError {
  const description = `SVGs may have ${shownMebibytes(maxSvgBytes)} at most. Please upload it as a PNG or WebP.`;
  return plainRefusal(413, "imageTooLargeError", description);
}

function tooManyPixels(): LakeError {
  const megapixels = maxImagePixels / 1e6;
  return plainRefusal(413, "imageTooLargeError", `Pictures may have ${megapixels} million pixels at most`);
}

function invalid(description: string): LakeError {
  return plainRefusal(400, "invalidImageError", `${description}.`);
}
