import { LRUCache } from "lru-cache";
import { canonicalParams } from "../../domain/assets/image-params.ts";
import type { ImageQueue } from "./image-queue.ts";
import { renderImage, type RenderOptions } from "../../clients/images/render-image.ts";

export type RenderRequest = RenderOptions & {
  /** Identifies the image's bytes, so that equal requests share one result. */
  sourceId: string;
  /** Pixels that are read and made, which is how heavy the work is. */
  pixels: number;
  /** Reads the image's bytes. */
  read(): Promise<Buffer>;
};

export type ImageRenderer = {
  /**
   * Returns the image as it is requested. Requests for the same image at the same time share one rendering.
   * @throws {LakeError} 503 when too many images wait already.
   */
  render(request: RenderRequest): Promise<Buffer>;
};

const maxCachedBytes = 128 * 1024 * 1024;

/**
 * Renders images and caches the latest in memory. Browsers and proxies keep an image for good, so that a cache
 * that starts empty is enough.
 */
export function createImageRenderer(queue: ImageQueue): ImageRenderer {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    // An image that would evict a quarter of all others isn't worth it.
    maxEntrySize: maxCachedBytes / 4,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const inProgress = new Map<string, Promise<Buffer>>();

  const renderAndCache = async (key: string, { pixels, read, ...options }: RenderRequest) => {
    const rendered = await queue.run(pixels, async () => renderImage(await read(), options));
    cache.set(key, rendered);
    return rendered;
  };

  return {
    render: async (request) => {
      const key = `${request.sourceId} ${request.format} ${canonicalParams(request.params)}`;
      const known = cache.get(key) ?? inProgress.get(key);
      if (known) return known;
      const rendering = renderAndCache(key, request).finally(() => inProgress.delete(key));
      inProgress.set(key, rendering);
      return rendering;
    },
  };
}
