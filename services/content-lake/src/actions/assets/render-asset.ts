import type { Context } from "../../context.ts";
import { planImage } from "../../domain/assets/image-plan.ts";
import type { ImageFormat, ImageParams } from "../../domain/assets/image-params.ts";
import type { ImageName } from "../../domain/assets/asset-name.ts";
import { storedAsset, type FoundAsset } from "./find-asset.ts";

export type AssetRendering = { name: ImageName; params: ImageParams; format: ImageFormat };

/**
 * Renders an image asset in the size and format that are requested.
 * @throws {LakeError} 404 when its bytes are not stored, 503 when too many images wait to be rendered.
 */
export function renderAsset(
  { assets, imageRenderer }: Pick<Context, "assets" | "imageRenderer">,
  asset: FoundAsset,
  { name, params, format }: AssetRendering,
): Promise<Buffer> {
  const { dataset, document, uploadId } = asset;
  return imageRenderer.render({
    sourceId: [dataset, document._id, uploadId].join(" "),
    params,
    format,
    isDrawing: name.extension === "svg",
    pixels: pixelsOf(name, params),
    read: async () => {
      const { size } = await storedAsset(assets, asset);
      const chunks: Buffer[] = [];
      for await (const chunk of assets.read(uploadId, { from: 0, to: size })) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  });
}

/** Returns the number of pixels that are read and made. */
function pixelsOf(name: ImageName, params: ImageParams): number {
  const { scaled } = planImage(name, params);
  return name.width * name.height + scaled.width * scaled.height;
}
