import type { ImageFormat, ImageParams } from "./image-params.ts";

/** What a picture is sent as: its own bytes, or made anew in a format. */
export type Rendering = "original" | ImageFormat;

/** What a picture's own format becomes when it is changed and none is asked for. */
const ownFormats = new Map<string, ImageFormat>([
  ["jpg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
]);
/** Animations and drawings are sent as they are until a format is asked for. */
const untouched = new Set(["gif", "svg"]);

export const mimeTypes: Readonly<Record<ImageFormat, string>> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** How to send a picture with the extension `extension` to someone who accepts `accept`. */
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
