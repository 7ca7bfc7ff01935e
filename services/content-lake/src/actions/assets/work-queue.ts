import { plainRefusal } from "../../domain/lake-error.ts";

/** Runs some works at once and lets some wait. */
export type WorkQueue = {
  /** @throws {LakeError} 503 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw busy();
        // Whoever ends hands its place on, so that `running` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running++;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

function busy() {
  return plainRefusal(
    503,
    "overloadedError",
    "Too many pictures are being worked on. Please try again shortly.",
  );
}
