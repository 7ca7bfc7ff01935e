import { availableParallelism } from "node:os";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

/** Node's own threads, of which pictures leave one for all that packs, reads files and looks up names. */
const mostThreads = 3;

/** Where all work on pictures queues up. */
export const createImageWork = (): WorkQueue =>
  createWorkQueue({ atOnce: Math.min(mostThreads, availableParallelism()), waiting: 128 });
