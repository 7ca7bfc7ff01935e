import { DomainError, endsWithin, wait } from "@wordlehint/runtime";
import { SiteError } from "../clients/pages/connect-site.ts";
import type { PagesContext } from "../context/pages.ts";
import type { PageState } from "../state/pages/page-metrics.ts";
import type { PageEntry } from "../state/pages/memory-cache.ts";
import {
  prepareErrorPage,
  renderNewPage,
  renderPage,
  spendRender,
  type PageRequest,
  type RenderContext,
} from "./render-page.ts";

export type VisitorRequest = PageRequest & {
  /** The client by whose budget renders are limited: its address, or its network for IPv6. */
  client: string;
};

export type ServedPage = { entry: PageEntry; state: PageState };

export type ServeContext = RenderContext &
  Pick<PagesContext, "failedRenders"> & {
    limits: Pick<PagesContext["limits"], "preferNewMs" | "startingMs">;
  };

const retryMs = 200;

/**
 * Returns the page if it is in memory, has been compressed, and may be served at once. A page that is no longer fresh is
 * also rendered again in the background.
 * @param date returns the visitor's puzzle date; called only when the page depends on it.
 */
export function findInMemory(context: ServeContext, path: string, date: () => string): PageEntry | undefined {
  const entry = context.store.peek(path, date);
  if (!entry || entry.compressed || !isServable(context, entry)) return undefined;
  entry.lastRequestedAt = context.now().getTime();
  if (entry.lastRequestedAt >= entry.metadata.freshUntil)
    refresh(context, entry, { path, date: entry.metadata.date ?? date() });
  return entry;
}

/**
 * Returns the page as it is now; the last good one when it can't be rendered, or not soon.
 * @throws {DomainError} `unavailable` when there is no page, and the renderer sent none about its failure;
 * `too_many_requests` when the client has asked for too many pages that aren't cached.
 */
export async function servePage(context: ServeContext, request: VisitorRequest): Promise<ServedPage> {
  const served = await findOrRender(context, request);
  served.entry.lastRequestedAt = context.now().getTime();
  return served;
}

async function findOrRender(context: ServeContext, request: VisitorRequest): Promise<ServedPage> {
  const { store, now } = context;
  const entry = await store.find(request.path, request.date);
  if (entry && isServable(context, entry)) {
    if (now().getTime() >= entry.metadata.freshUntil) refresh(context, entry, request);
    return { entry, state: "hit" };
  }
  const older = entry ?? (await store.findLastGood(request.path, request.date));
  return older ? renderInTime(context, request, older) : renderFirst(context, request);
}

function isServable({ now }: ServeContext, { isStale, metadata }: PageEntry): boolean {
  return !isStale && (metadata.whenStale === "serve" || now().getTime() < metadata.freshUntil);
}

function refresh(context: ServeContext, entry: PageEntry, request: PageRequest): void {
  const { key, date } = entry.metadata;
  if (context.failedRenders.has(key)) return;
  renderPage(context, request, date === undefined).catch(() => {
    context.failedRenders.set(key, true);
    entry.isStale = true;
  });
}

async function renderInTime(
  context: ServeContext,
  request: PageRequest,
  older: PageEntry,
): Promise<ServedPage> {
  const { failedRenders, limits } = context;
  const { key, date } = older.metadata;
  if (failedRenders.has(key)) return { entry: older, state: "stale" };
  const rendering = renderPage(context, request, date === undefined);
  const newer = (await endsWithin(limits.preferNewMs, rendering))
    ? await rendering.catch(() => undefined)
    : undefined;
  if (newer) return { entry: newer, state: "miss" };
  failedRenders.set(key, true);
  return { entry: older, state: "stale" };
}

/** A page that isn't kept, such as the results of a search, counts as fresh for no time. */
function isKept({ now }: ServeContext, { metadata }: PageEntry): boolean {
  return metadata.freshUntil > now().getTime();
}

/** Renders a page that has no older version to fall back to; waits while the renderer is starting. */
async function renderFirst(context: ServeContext, request: VisitorRequest): Promise<ServedPage> {
  const { startingMs } = context.limits;
  const giveBack = spendRender(context, request, request.client);
  const giveUpAt = performance.now() + startingMs;
  for (;;) {
    try {
      const entry = await renderNewPage(context, request);
      if (entry.metadata.status === 200 && isKept(context, entry)) giveBack();
      return { entry, state: "miss" };
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      const errorPage = await prepareErrorPage(context, request, error);
      if (errorPage) return { entry: errorPage, state: "unavailable" };
      const outage = context.site.outage(request.path);
      const isStarting = outage !== undefined && (outage.isFirst || outage.forMs < startingMs);
      if (!isStarting || performance.now() > giveUpAt) {
        throw new DomainError(
          "unavailable",
          "The site can't show this page right now. Please try again shortly.",
        );
      }
      await wait(retryMs);
    }
  }
}
