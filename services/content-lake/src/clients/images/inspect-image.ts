import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { maxImagePixels, maxSvgBytes, shownMebibytes } from "../../domain/assets/limits.ts";
import { faultOfSvg, isSvg } from "../../domain/assets/svg-safety.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";

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

export type InspectOptions = {
  /** Adds a tiny preview to the metadata, as `lqip`. */
  withPreview: boolean;
};

/** Opens an untrusted image: limits its pixels, and rejects truncated files. */
export const openImage = (bytes: Uint8Array, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "truncated", ...options });

/**
 * Detects an image's type by its bytes alone, and decodes all of it to make its metadata.
 * @throws {LakeError} 400 for a file that isn't an image, is broken or unsafe; 413 for too many pixels.
 */
export async function inspectImage(bytes: Uint8Array, { withPreview }: InspectOptions): Promise<ImageFacts> {
  const { extension, mimeType } = await typeOf(bytes);
  try {
    const { autoOrient, hasAlpha } = await openImage(bytes).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxImagePixels) throw tooManyPixels();
    const pixels = await openImage(bytes)
      .autoOrient()
      .resize(100, 100, { fit: "inside", withoutEnlargement: true })
      .ensureAlpha()
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isOpaque = !hasAlpha || (await openImage(bytes).stats()).isOpaque;
    const small = sharp(pixels.data, { raw: pixels.info });
    const metadata = {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      ...(withPreview && { lqip: await previewOf(small, isOpaque) }),
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

/** Returns a data URL of the image, 20 pixels wide. */
async function previewOf(small: Sharp, isOpaque: boolean): Promise<string> {
  const tiny = small.clone().resize({ width: 20 });
  const [type, bytes] = isOpaque
    ? (["jpeg", await tiny.removeAlpha().jpeg({ quality: 60 }).toBuffer()] as const)
    : (["png", await tiny.png({ palette: true, colors: 64 }).toBuffer()] as const);
  return `data:image/${type};base64,${bytes.toString("base64")}`;
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
