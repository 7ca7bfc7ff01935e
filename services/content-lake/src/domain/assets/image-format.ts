import type { ImageFormat, ImageParams } from "./image-params.ts";

/** How an image is sent: its original bytes, or rendered in a format. */
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
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** How to send an image with the extension `extension` to a client with the Accept header `accept`. */
export function renderingOf(
  params: ImageParams,
  { extension, isOpaque }: { extension: string; isOpaque: boolean },
  accept: string,
): Rendering {
  const { fm, auto, frame } = params;
  const isChanged = Object.keys(params).some((name) => !["auto", "q", "frame"].includes(name));
  if (fm) return fm;
  if (untouched.has(extension)) return frame ? "png" : "original";
  if (auto === "format" && /image\/webp/i.test(accept)) return "webp";
  if (!isChanged && params.q === undefined) return "original";
  return ownFormats.get(extension) ?? (isOpaque ? "jpg" : "png");
}
