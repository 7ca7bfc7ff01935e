import type { Sharp } from "sharp";
import type { ImageFormat, ImageParams } from "../../domain/assets/image-params.ts";
import { planImage, type ImagePlan, type Rect, type Size } from "../../domain/assets/image-plan.ts";
import { openImage } from "./inspect-image.ts";

export type RenderOptions = { params: ImageParams; format: ImageFormat; isDrawing: boolean };

const timeoutSeconds = 30;

/** Renders an image as requested. @throws when the image can't be decoded, or takes longer than 30 seconds. */
export async function renderImage(bytes: Uint8Array, options: RenderOptions): Promise<Buffer> {
  const { params, format, isDrawing } = options;
  const { autoOrient: size } = await openImage(bytes).metadata();
  const plan = planImage(size, params);
  const { image, region } = isDrawing
    ? await rasterized(bytes, size, plan)
    : { image: openImage(bytes), region: plan.region };
  const scaled = image
    .autoOrient()
    .extract(region)
    .resize(plan.scaled.width, plan.scaled.height, { fit: "fill" });
  return encoded(scaled, format, params.q).timeout({ seconds: timeoutSeconds }).toBuffer();
}

/** Rasterizes an SVG at the size at which it will be shown. */
async function rasterized(
  bytes: Uint8Array,
  size: Size,
  plan: ImagePlan,
): Promise<{ image: Sharp; region: Rect }> {
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
  return { image: openImage(bytes, svgOptions), region: larger };
}

function encoded(image: Sharp, format: ImageFormat, q = 75): Sharp {
  const quality = Math.max(1, q);
  switch (format) {
    case "jpg":
      return image.flatten({ background: "white" }).jpeg({ quality });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ quality });
  }
}
