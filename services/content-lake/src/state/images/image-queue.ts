import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { plainRefusal } from "../../domain/lake-error.ts";

/** The queue of all work on images. */
export type ImageQueue = {
  /**
   * Runs work that reads and makes about `pixels` pixels.
   * @throws {LakeError} 503 when too many tasks wait already.
   */
  run<T>(pixels: number, work: () => Promise<T>): Promise<T>;
};

export type ImageQueueLimits = { concurrency: number; maxWaiting: number };

/** libuv's pool has four threads by default: one is left for compression, files and DNS. */
const maxThreads = 3;
const largePixels = 8_000_000;

const defaultLimits: ImageQueueLimits = {
  concurrency: Math.max(2, Math.min(maxThreads, availableParallelism())),
  maxWaiting: 128,
};
const maxLargeWaiting = 16;

/** Large images take seconds and much memory: they run one at a time, and small ones run beside them. */
export function createImageQueue({ concurrency, maxWaiting } = defaultLimits): ImageQueue {
  const all = boundedQueue({ concurrency, maxWaiting });
  const large = boundedQueue({ concurrency: 1, maxWaiting: maxLargeWaiting });
  return {
    run: async (pixels, work) => (pixels > largePixels ? large(() => all(work)) : all(work)),
  };
}

function boundedQueue({ concurrency, maxWaiting }: ImageQueueLimits) {
  const queue = new PQueue({ concurrency });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) throw busy();
    return queue.add(work);
  };
}

function busy() {
  const description = "Too many pictures are being worked on. Please try again shortly.";
  return plainRefusal(503, "overloadedError", description);
}
