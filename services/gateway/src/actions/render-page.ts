import type { PuzzleDate } from "@wordlehint/contracts";
import { warnOncePerMinute } from "@wordlehint/runtime";
import { SiteError, type SiteResponse } from "../clients/pages/connect-site.ts";
import type { PagesContext } from "../context/pages.ts";
import { cacheKey } from "../domain/pages/cache-key.ts";
import { decideCaching } from "../domain/pages/cache-policy.ts";
import { isHtml } from "../domain/pages/is-html.ts";
import { isSameForAll, resourceKind, type ResourceKind } from "../domain/pages/resource.ts";
import type { PageEntry } from "../state/pages/memory-cache.ts";
import type { StoredPage } from "../domain/pages/stored-page.ts";

export type PageRequest = {
  /** Canonical, with the query parameters that matter. */
  path: string;
  /** The visitor's puzzle date. */
  date: PuzzleDate;
};

export type RenderContext = Pick<
  PagesContext,
  "site" | "inlineScripts" | "store" | "renders" | "budget" | "clock" | "now" | "pageMetrics" | "log"
> & { config: Pick<PagesContext["config"], "CACHE_REVALIDATE_SECONDS"> };

const maxAttempts = 3;

/**
 * Renders a page again and stores it. Calls for the same page share one render.
 * @param isShared whether the page is the same on every puzzle date, as far as is known.
 * @throws {SiteError} when the renderer can't be reached, is too slow, or fails.
 */
export function renderPage(
  context: RenderContext,
  request: PageRequest,
  isShared: boolean,
): Promise<PageEntry> {
  return join(context, renderKey(request, isShared), (end) => renderAndStore(context, request, end));
}

/**
 * Like `renderPage`, for a visitor, if nothing is known about the page. It waits for its turn.
 * @throws {SiteError} as `renderPage`.
 * @throws {DomainError} `unavailable` when its turn hasn't come in time.
 */
export function renderNewPage(context: RenderContext, request: PageRequest): Promise<PageEntry> {
  const kind = kindOf(request);
  return join(context, renderKey(request, isSameForAll(kind)), (end) =>
    context.budget.inTurn(kind, () => renderAndStore(context, request, end)),
  );
}

/**
 * Counts the render that a client's request for a page about which nothing is known causes, if it does. Call the
 * returned function when there is something at the address.
 * @throws {DomainError} `too_many_requests` when the client has caused too many.
 */
export function spendRender(
  { renders, budget }: RenderContext,
  request: PageRequest,
  client: string,
): () => void {
  const kind = kindOf(request);
  return renders.has(renderKey(request, isSameForAll(kind))) ? () => undefined : budget.spend(client, kind);
}

async function join(
  { renders }: RenderContext,
  key: string,
  start: (end: () => void) => Promise<PageEntry>,
): Promise<PageEntry> {
  const entry = await renders.join(key, start);
  await entry.compressed;
  return entry;
}

function renderKey({ path, date }: PageRequest, isShared: boolean): string {
  return isShared ? cacheKey(path) : cacheKey(path, date);
}

function kindOf({ path }: PageRequest): ResourceKind {
  return resourceKind(path.split("?", 1)[0] ?? path);
}

/** Returns the renderer's own page about its failure, if it sent one. The page isn't stored. */
export async function prepareErrorPage(
  context: RenderContext,
  request: PageRequest,
  { errorPage }: SiteError,
): Promise<PageEntry | undefined> {
  if (!errorPage) return undefined;
  const scripts = await context.inlineScripts.hashes().catch(() => []);
  return context.store.prepare(toPage(context, request, errorPage, scripts).page);
}

async function renderAndStore(
  context: RenderContext,
  request: PageRequest,
  end: () => void,
): Promise<PageEntry> {
  try {
    return await renderUntilCurrent(context, request, end);
  } catch (error) {
    const message =
      error instanceof SiteError ? "a page can't be rendered" : "a rendered page can't be stored";
    warnOncePerMinute(context.log, { err: error, path: request.path }, message);
    throw error;
  }
}

/** A page that is purged while it is rendered may show the old content, so it is rendered again. */
async function renderUntilCurrent(
  context: RenderContext,
  request: PageRequest,
  end: () => void,
): Promise<PageEntry> {
  const { store, renders, clock } = context;
  for (let attempt = 1; ; attempt++) {
    const purges = renders.recordPurges();
    try {
      const response = await fetchMeasured(context, request);
      const scripts = isHtml(response.headers["content-type"]) ? await context.inlineScripts.hashes() : [];
      const { page, keep } = toPage(context, request, response, scripts);
      const isStale = purges.concerns(page);
      if (isStale && attempt < maxAttempts) continue;
      const entry = store.put(page, keep, isStale);
      // At once: a request that follows a purge of this page must not join this render.
      end();
      if (page.date !== undefined) store.sweep(clock.liveDates());
      return entry;
    } finally {
      purges.stop();
    }
  }
}

async function fetchMeasured({ site, clock, pageMetrics }: RenderContext, { path, date }: PageRequest) {
  const stopTimer = pageMetrics.renderDuration.startTimer();
  try {
    const response = await site.fetch(path, clock.renderZone(date));
    pageMetrics.renders.inc({ outcome: "done" });
    return response;
  } catch (error) {
    pageMetrics.renders.inc({ outcome: "failed" });
    throw error;
  } finally {
    stopTimer();
  }
}

function toPage(
  { config, now }: RenderContext,
  { path, date: requestedDate }: PageRequest,
  response: SiteResponse,
  scripts: readonly string[],
) {
  const revalidateMs = config.CACHE_REVALIDATE_SECONDS * 1000;
  const { keep, date, tags, freshMs, whenStale } = decideCaching(response, requestedDate, { revalidateMs });
  const { kind, status, headers, body } = response;
  const page: StoredPage = {
    key: cacheKey(path, date),
    path,
    kind,
    status,
    contentType: headers["content-type"] ?? "application/octet-stream",
    location: headers.location,
    date,
    tags,
    freshUntil: now().getTime() + freshMs,
    whenStale,
    ...(isHtml(headers["content-type"]) && { inlineScripts: scripts }),
    body,
  };
  return { page, keep };
}
