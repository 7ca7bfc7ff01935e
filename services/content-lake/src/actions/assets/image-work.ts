import { availableParallelism } from "node:os";
import { createWorkQueue } from "./work-queue.ts";

/** Where all work on pictures queues up. */
export type ImageWork = {
  /**
   * Runs work on about so many pixels, read and made.
   * @throws {LakeError} 503 when too much waits already.
   */
  run<T>(pixels: number, work: () => Promise<T>): Promise<T>;
};

/** Node's own threads, of which pictures leave one for all that packs, reads files and looks up names. */
const mostThreads = 3;
const heavyPixels = 8_000_000;

/** Large pictures take seconds and much memory: they go one by one, and never stop the small ones. */
export function createImageWork(): ImageWork {
  const all = createWorkQueue({
    atOnce: Math.max(2, Math.min(mostThreads, availableParallelism())),
    waiting: 128,
  });
  const heavy = createWorkQueue({ atOnce: 1, waiting: 16 });
  return {
    run: (pixels, work) => (pixels > heavyPixels ? heavy.run(() => all.run(work)) : all.run(work)),
  };
}
