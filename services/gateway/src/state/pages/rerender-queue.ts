import PQueue from "p-queue";
import type { PageMetadata } from "../../domain/pages/stored-page.ts";

/** Pages that wait to be rendered again in the background. */
export type RerenderQueue = {
  /**
   * Calls `rerender` for each page in turn, before the pages that were added earlier. A page that is already waiting
   * is rendered once.
   */
  add(pages: readonly PageMetadata[], rerender: (page: PageMetadata) => Promise<unknown>): void;
  /** Drops the pages that are still waiting. */
  clear(): void;
};

const concurrency = 4;

export function createRerenderQueue(): RerenderQueue {
  const queue = new PQueue({ concurrency });
  const waiting = new Set<string>();
  let priority = 0;
  return {
    add: (pages, rerender) => {
      priority++;
      for (const page of pages) {
        const { key: id } = page;
        if (waiting.has(id)) {
          queue.setPriority(id, priority);
          continue;
        }
        waiting.add(id);
        const task = () => {
          waiting.delete(id);
          return rerender(page);
        };
        // A page that can't be rendered stays stale; the next request for it tries again.
        queue.add(task, { id, priority }).catch(() => undefined);
      }
    },
    clear: () => {
      queue.clear();
      waiting.clear();
    },
  };
}
