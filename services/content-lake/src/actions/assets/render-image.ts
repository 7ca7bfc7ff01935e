import sharp, { type Sharp } from "sharp";
import type { ImageFormat, ImageParams } from "../../domain/assets/image-params.ts";
import { planImage, type ImagePlan, type Rect, type Size } from "../../domain/assets/image-plan.ts";
import { openImage } from "./inspect-image.ts";

export type RenderRequest = { params: ImageParams; format: ImageFormat; isDrawing: boolean };

const white = { r: 255, g: 255, b: 255, alpha: 1 };
const longestSeconds = 30;

/** Makes the picture that was asked for. @throws when the picture can't be read. */
export async function renderImage(bytes: Uint8Array, request: RenderRequest): Promise<Buffer> {
  const { params, format } = request;
  const { autoOrient: size } = await openImage(bytes).metadata();
  const plan = planImage(size, params);
  const source = request.isDrawing
    ? await drawnSharply(bytes, size, plan)
    : { image: openImage(bytes), plan };
  const { or = 0, flip } = params;
  const upright = source.image.autoOrient();
  const placed = place(or === 0 ? upright : upright.rotate(or), source.plan);
  const mirrored = flip === undefined ? placed : await mirror(placed, flip);
  const blurred = params.blur === undefined ? mirrored : await blur(mirrored, plan, params.blur);
  const finished = finish(blurred, plan, params, format);
  return encoded(finished, format, params.q).timeout({ seconds: longestSeconds }).toBuffer();
}

/** Whether sharp mirrors before or after it extracts depends on whether it turns too. */
async function mirror(image: Sharp, flip: string): Promise<Sharp> {
  let mirrored = await settled(image);
  if (flip.includes("v")) mirrored = mirrored.flip();
  if (flip.includes("h")) mirrored = mirrored.flop();
  return mirrored;
}

/** Does what was asked of a picture so far, so that what follows comes after it. */
const settled = async (image: Sharp): Promise<Sharp> =>
  sharp(await image.png({ compressionLevel: 0 }).timeout({ seconds: longestSeconds }).toBuffer());

function place(image: Sharp, { region, scaled, cropTo }: ImagePlan): Sharp {
  const part = image.extract(region);
  if (cropTo)
    return part.resize(cropTo.width, cropTo.height, { fit: "cover", position: sharp.strategy.entropy });
  return part.resize(scaled.width, scaled.height, { fit: "fill" });
}

/** Drawings have no pixels of their own: they are drawn as large as they will be seen. */
async function drawnSharply(
  bytes: Uint8Array,
  size: Size,
  plan: ImagePlan,
): Promise<{ image: Sharp; plan: ImagePlan }> {
  const wanted = plan.scaled.width / plan.region.width;
  const affordable = Math.sqrt(16_000_000 / (size.width * size.height));
  const scale = Math.max(1, Math.min(wanted, affordable, 100));
  const options = { density: Math.floor(72 * scale) };
  const { autoOrient: drawn } = await openImage(bytes, options).metadata();
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
  return { image: openImage(bytes, options), plan: { ...plan, region: larger } };
}

/** A strong blur is made small and then enlarged: it looks the same, and takes no longer than a weak one. */
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
  const isSpacious = Object.values(space).some((pixels) => pixels > 0);
  return isSpacious ? finished.extend({ ...space, background: bg ?? white }) : finished;
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
