import type { ImageFormat, ImageParams } from "./image-params.ts";

/** The original bytes of an image, or the format in which it is rendered. */
export type Rendering = "original" | ImageFormat;

/** The format of a rendered image by the extension of the original, when none is requested. */
const ownFormats = new Map<string, ImageFormat>([
  ["jpg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
]);
/** Animations and drawings are sent unchanged unless a format is requested. */
const untouched = new Set(["gif", "svg"]);

export const mimeTypes: Readonly<Record<ImageFormat, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Decides how to send an image with the extension `extension` to a client with the Accept header `accept`. */
export function renderingOf(
  params: ImageParams,
  { extension, isOpaque }: { extension: string; isOpaque: boolean },
  accept: string,
): Rendering {
  const { fm, auto, ...changes } = params;
  if (fm) return fm;
  if (untouched.has(extension)) return "original";
  if (auto === "format" && /image\/webp/i.test(accept)) return "webp";
  if (Object.keys(changes).length === 0) return "original";
  return ownFormats.get(extension) ?? (isOpaque ? "jpg" : "png");
}
