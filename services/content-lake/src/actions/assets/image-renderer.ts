import type { ImageParams } from "../../domain/assets/image-params.ts";
import type { AssetStore } from "../../store/asset-store.ts";
import { createByteCache } from "./byte-cache.ts";
import { storedAsset } from "./find-asset.ts";
import { renderImage, type RenderRequest } from "./render-image.ts";
import type { ImageWork } from "./image-work.ts";

type Request = RenderRequest & {
  /** How many are read and made, to know how heavy the work is. */
  pixels: number;
};
type Asset = Parameters<typeof storedAsset>[1];

export type ImageRenderer = {
  /**
   * The picture as it was asked for. Made once for all who ask at the same time.
   * @throws {LakeError} 404 when its bytes are not there, 503 when too much is asked for at once.
   */
  render(asset: Asset, request: Request): Promise<Buffer>;
};

/**
 * Makes pictures and remembers the latest. Browsers and caches in front keep them for good, so that memory is
 * enough: after a start each is made once more.
 */
export function createImageRenderer(
  { assets, imageWork }: { assets: Pick<AssetStore, "find" | "read">; imageWork: ImageWork },
  mostCachedBytes = 128 * 1024 * 1024,
): ImageRenderer {
  const cache = createByteCache(mostCachedBytes);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (asset: Asset, request: Request, key: string) => {
    const made = await imageWork.run(request.pixels, async () => {
      const { uploadId, size } = await storedAsset(assets, asset);
      const chunks: Buffer[] = [];
      for await (const chunk of assets.read(uploadId, { from: 0, to: size })) chunks.push(chunk);
      return renderImage(Buffer.concat(chunks), request);
    });
    cache.set(key, made);
    return made;
  };

  return {
    render: async (asset, request) => {
      const { dataset, document, uploadId } = asset;
      const key = [dataset, document._id, uploadId, request.format, canonical(request.params)].join(" ");
      const known = cache.get(key) ?? underWay.get(key);
      if (known) return known;
      const making = make(asset, request, key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

/** Equal for addresses that ask for the same, in whatever order. */
export function canonical(params: ImageParams): string {
  // What these lead to is the format.
  const { auto: _auto, fm: _fm, frame: _frame, ...rest } = params;
  return JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
