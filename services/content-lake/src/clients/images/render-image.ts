import sharp, { type Sharp } from "sharp";
import type { ImageFormat, ImageParams } from "../../domain/assets/image-params.ts";
import { planImage, type ImagePlan, type Rect, type Size } from "../../domain/assets/image-plan.ts";
import { openImage } from "./inspect-image.ts";

export type RenderOptions = { params: ImageParams; format: ImageFormat; isDrawing: boolean };

const white = { r: 255, g: 255, b: 255, alpha: 1 };
const timeoutSeconds = 30;

/** Renders an image as requested. @throws when the image can't be decoded, or takes longer than 30 seconds. */
export async function renderImage(bytes: Uint8Array, options: RenderOptions): Promise<Buffer> {
  const { params, format } = options;
  const { autoOrient: size } = await openImage(bytes).metadata();
  const plan = planImage(size, params);
  const source = options.isDrawing ? await rasterised(bytes, size, plan) : { image: openImage(bytes), plan };
  const { or = 0, flip } = params;
  const upright = source.image.autoOrient();
  const placed = place(or === 0 ? upright : upright.rotate(or), source.plan);
  const mirrored = flip === undefined ? placed : await mirror(placed, flip);
  const blurred = params.blur === undefined ? mirrored : await blur(mirrored, plan, params.blur);
  const finished = finish(blurred, plan, params, format);
  return encoded(finished, format, params.q).timeout({ seconds: timeoutSeconds }).toBuffer();
}

/** Mirrors in a pipeline of its own: in one pipeline, sharp's order of mirror and extract depends on the rotation. */
async function mirror(image: Sharp, flip: string): Promise<Sharp> {
  let mirrored = await settled(image);
  if (flip.includes("v")) mirrored = mirrored.flip();
  if (flip.includes("h")) mirrored = mirrored.flop();
  return mirrored;
}

/** Runs the pipeline so far, so that the next operations come after it. */
const settled = async (image: Sharp): Promise<Sharp> =>
  sharp(await image.png({ compressionLevel: 0 }).timeout({ seconds: timeoutSeconds }).toBuffer());

function place(image: Sharp, { region, scaled, cropTo }: ImagePlan): Sharp {
  const part = image.extract(region);
  if (cropTo)
    return part.resize(cropTo.width, cropTo.height, { fit: "cover", position: sharp.strategy.entropy });
  return part.resize(scaled.width, scaled.height, { fit: "fill" });
}

/** Rasterises an SVG at the size at which it will be shown. */
async function rasterised(
  bytes: Uint8Array,
  size: Size,
  plan: ImagePlan,
): Promise<{ image: Sharp; plan: ImagePlan }> {
  const wanted = plan.scaled.width / plan.region.width;
  const affordable = Math.sqrt(16_000_000 / (size.width * size.height));
  const scale = Math.max(1, Math.min(wanted, affordable, 100));
  const svgOptions = { density: Math.floor(72 * scale) };
  const { autoOrient: drawn } = await openImage(bytes, svgOptions).metadata();
  const across = drawn.width / size.width;
  const down = drawn.height / size.height;
  const { region } = plan;
  const left = Math.min(drawn.width - 1, Math.round(region.left * across));
  const top = Math.min(drawn.height - 1, Math.round(region.top * down));
  const larger: Rect = {
    left,
    top,
    width: Math.max(1, Math.min(drawn.width - left, Math.round(region.width * across))),
    height: Math.max(1, Math.min(drawn.height - top, Math.round(region.height * down))),
  };
  return { image: openImage(bytes, svgOptions), plan: { ...plan, region: larger } };
}

/** A strong blur is computed on a smaller image and enlarged: it looks the same and takes no longer than a weak one. */
async function blur(image: Sharp, { scaled, cropTo = scaled }: ImagePlan, amount: number): Promise<Sharp> {
  const sigma = 0.3 + amount / 10;
  const factor = Math.max(1, sigma / 4);
  if (factor === 1) return image.blur(sigma);
  const { width, height } = cropTo;
  const small = (await settled(image))
    .resize(Math.ceil(width / factor), Math.ceil(height / factor), { fit: "fill" })
    .blur(4);
  return (await settled(small)).resize(width, height, { fit: "fill", kernel: "cubic" });
}

function finish(image: Sharp, { space }: ImagePlan, params: ImageParams, format: ImageFormat): Sharp {
  const { bg, sharp: sharpness = 0, sat, invert } = params;
  const hasNoAlpha = format === "jpg" || format === "pjpg";
  let finished = image;
  if (hasNoAlpha || bg?.alpha === 1) finished = finished.flatten({ background: bg ?? white });
  if (sharpness > 0) finished = finished.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (sat !== undefined) finished = finished.modulate({ saturation: 1 + sat / 100 });
  if (invert) finished = finished.negate({ alpha: false });
  const hasSpace = Object.values(space).some((pixels) => pixels > 0);
  return hasSpace ? finished.extend({ ...space, background: bg ?? white }) : finished;
}

function encoded(image: Sharp, format: ImageFormat, q = 75): Sharp {
  const quality = Math.max(1, q);
  switch (format) {
    case "jpg":
    case "pjpg":
      return image.jpeg({ quality, progressive: format === "pjpg" });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ quality });
  }
}
