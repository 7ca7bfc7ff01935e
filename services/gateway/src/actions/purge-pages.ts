import type { GatewayMetrics } from "../metrics.ts";
import type { PageStore } from "../store/page-store.ts";
import type { PageLabel } from "../store/stored-page.ts";
import type { PuzzleClock } from "../domain/puzzle-clock.ts";
import type { Renderer } from "./render-page.ts";

export type PurgeCause = "event" | "gap" | "build";

/** Marks pages out of date and renders them again at once, so that the next visitor need not wait. */
export type Purger = {
  /** Pages made of any of these. Resolves when a restart would know it too. */
  purgeTags(tags: readonly string[]): Promise<void>;
  /** All pages; hashed files never change. */
  purgeAll(cause: PurgeCause): Promise<void>;
  /** What could not be rendered again, once the renderer is back. */
  renderStale(): void;
};

export type PurgerParts = {
  store: PageStore;
  renderer: Renderer;
  clock: PuzzleClock;
  metrics: GatewayMetrics;
};

const sideBySide = 4;

export function createPurger({ store, renderer, clock, metrics }: PurgerParts): Purger {
  const waiting = new Map<string, PageLabel>();
  let workers = 0;

  const work = async () => {
    for (const [key, { path, date }] of waiting) {
      waiting.delete(key);
      const live = clock.liveDates();
      if (date !== undefined && !live.has(date)) continue;
      // A failure leaves the page marked; whoever asks for it tries again.
      await renderer
        .render({ path, date: date ?? clock.dateOf(undefined) }, date === undefined)
        .catch(() => undefined);
    }
    workers--;
  };

  const renderAgain = (labels: readonly PageLabel[]) => {
    for (const label of labels) waiting.set(label.key, label);
    for (; workers < Math.min(sideBySide, waiting.size); workers++) void work();
  };

  const purge = async (cause: PurgeCause, affects: (label: PageLabel) => boolean) => {
    renderer.outdate(affects);
    const { affected, marked } = store.markStale(affects);
    metrics.purges.inc({ cause });
    metrics.purgedPages.inc(affected.length);
    renderAgain(affected);
    await marked;
  };

  return {
    purgeTags: (tags) => {
      const purged = new Set(tags);
      return purge("event", (label) => label.tags.some((tag) => purged.has(tag)));
    },
    purgeAll: (cause) => purge(cause, isChangeable),
    renderStale: () => renderAgain(store.stale().filter(isChangeable)),
  };
}

function isChangeable({ kind, status }: PageLabel): boolean {
  return kind !== "hashed" || status !== 200;
}
