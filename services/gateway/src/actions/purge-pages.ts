import { purgeKeys } from "../domain/purge-keys.ts";
import type { PuzzleClock } from "../domain/puzzle-clock.ts";
import type { GatewayMetrics } from "../metrics.ts";
import type { PageStore } from "../store/page-store.ts";
import type { PageLabel } from "../store/stored-page.ts";
import type { Renderer } from "./render-page.ts";

export type PurgeCause = "event" | "gap" | "build";

/** Marks pages out of date and renders them again at once, so that the next visitor need not wait. */
export type Purger = {
  /**
   * Pages made of any of these, of which those lately asked for are rendered again; the others are when someone
   * asks. Resolves when a restart would know it too.
   */
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
/** More would keep the renderer from the pages that are asked for now. */
const mostAtOnce = 64;

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

  /** The newest purge comes first: its pages are looked at now. */
  const renderAgain = (labels: readonly PageLabel[]) => {
    const before = [...waiting];
    waiting.clear();
    for (const label of labels) waiting.set(label.key, label);
    for (const [key, label] of before) if (!waiting.has(key)) waiting.set(key, label);
    for (; workers < Math.min(sideBySide, waiting.size); workers++) void work();
  };

  const mark = (cause: PurgeCause, affected: readonly PageLabel[]): Promise<void> => {
    metrics.purges.inc({ cause });
    metrics.purgedPages.inc(affected.length);
    return store.markStale(affected);
  };

  return {
    purgeTags: async (tags) => {
      const purged = new Set(tags);
      renderer.outdate((label) => purgeKeys(label.tags).some((tag) => purged.has(tag)));
      const affected = store.tagged(tags);
      const marked = mark("event", affected);
      renderAgain(affected.slice(0, mostAtOnce));
      await marked;
    },
    purgeAll: async (cause) => {
      renderer.outdate(isChangeable);
      const affected = store.labels().filter(isChangeable);
      const marked = mark(cause, affected);
      renderAgain(affected);
      await marked;
    },
    renderStale: () => renderAgain(store.stale().filter(isChangeable)),
  };
}

function isChangeable({ kind, status }: PageLabel): boolean {
  return kind !== "hashed" || status !== 200;
}
