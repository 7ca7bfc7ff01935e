import type { PagesContext } from "../context/pages.ts";
import { isImmutable } from "../domain/pages/resource.ts";
import type { PageMetadata } from "../domain/pages/stored-page.ts";
import { renderPage, type RenderContext } from "./render-page.ts";

export type PurgeContext = RenderContext & Pick<PagesContext, "rerenders">;

/** More would delay the pages that visitors are waiting for. */
const maxRerendersPerPurge = 64;

/**
 * Marks the pages that have any of these tags as stale, and renders the most recently requested ones again. The
 * others are rendered when they are requested. Resolves when the marks would survive a restart.
 */
export async function purgeTags(context: PurgeContext, tags: readonly string[]): Promise<void> {
  const purged = new Set(tags);
  context.renders.purge((page) => page.tags.some((tag) => purged.has(tag)));
  const affected = context.store.tagged(tags);
  const marked = mark(context, "event", affected);
  rerender(context, affected.slice(0, maxRerendersPerPurge));
  await marked;
}

/**
 * Marks all pages except what never changes, as stale, and renders them again.
 * @param cause events may have been missed, or the site has a new build.
 */
export async function purgeAll(context: PurgeContext, cause: "gap" | "build"): Promise<void> {
  context.renders.purge(isChangeable);
  const affected = context.store.list().filter(isChangeable);
  const marked = mark(context, cause, affected);
  rerender(context, affected);
  await marked;
}

/** Renders the pages that are marked as stale again. */
export function rerenderStale(context: PurgeContext): void {
  rerender(context, context.store.stale().filter(isChangeable));
}

function mark(
  { pageMetrics, store }: PurgeContext,
  cause: "event" | "gap" | "build",
  affected: readonly PageMetadata[],
): Promise<void> {
  pageMetrics.purges.inc({ cause });
  pageMetrics.purgedPages.inc(affected.length);
  return store.markStale(affected);
}

function rerender(context: PurgeContext, pages: readonly PageMetadata[]): void {
  const { rerenders, clock } = context;
  rerenders.add(pages, async ({ path, date }) => {
    if (date !== undefined && !clock.liveDates().has(date)) return;
    await renderPage(context, { path, date: date ?? clock.dateOf(undefined) }, date === undefined);
  });
}

function isChangeable({ kind, status }: PageMetadata): boolean {
  return !isImmutable(kind) || status !== 200;
}
