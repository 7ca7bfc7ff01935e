import type { WorkerBuild } from "./write-worker.ts";

/**
 * The service worker, a classic script: the build puts `build` before it. Pages come from the network, because a riddle
 * changes at its release; without one, from what this browser has kept of what was read in it. Pages keep themselves, see
 * `keep-page.ts`: they are the same for everyone, and previews are never kept. Of the API, only the help that was opened is
 * kept.
 */
declare const build: WorkerBuild;

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to a navigation that the browser has requested while it started the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
}

const files = new Set(build.files);
const hashedFile = new RegExp(build.hashedFile);
const contentFile = new RegExp(build.contentFile);
const helpPaths = new Set(build.helpPaths);

/** A page that was kept is shown if the network takes longer. */
const patienceMs = 5_000;
/** Files of earlier builds, which their kept pages need. */
const maxOldFiles = 300;
const maxMedia = 60;
/** Nine pieces of help a riddle, for two months. */
const maxHelp = 540;

addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(activate()));

addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<unknown>;
  if (data !== build.keepParts) return;
  // The page is told when all are there.
  const work = keepParts().then(() => ports[0]?.postMessage(build.keepParts));
  (event as unknown as ExtendableEvent).waitUntil(work);
});

addEventListener("fetch", (event) => {
  const response = responseTo(event as FetchEvent);
  if (response) (event as FetchEvent).respondWith(response);
});

/** Returns undefined for what the browser is to do by itself. */
function responseTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return undefined;
  if (request.mode === "navigate") return navigate(event);
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (hashedFile.test(pathname) && !search) return serveFile(event, build.caches.files);
  if (contentFile.test(pathname)) return serveFile(event, build.caches.media, maxMedia);
  if (helpPaths.has(pathname)) return serveHelp(event);
  return undefined;
}

/** Removes what earlier builds have left, except what the kept pages need. */
async function activate(): Promise<void> {
  const { registration, clients } = globalThis as unknown as WorkerScope;
  // Firefox before 136 and Safari before 17.4 have no navigation preload.
  await (registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
  // What the first page still loads is kept too.
  await clients.claim();
  const known: string[] = Object.values(build.caches);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
  const cache = await caches.open(build.caches.files);
  const old = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  await Promise.all(old.slice(0, -maxOldFiles).map((request) => cache.delete(request)));
  await removeIncompletePages(cache);
}

/** A page without its scripts has buttons that do nothing. */
async function removeIncompletePages(kept: Cache): Promise<void> {
  const paths = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  const pages = await caches.open(build.caches.pages);
  for (const request of await pages.keys()) {
    const needed = (await pages.match(request, anyVariant))?.headers.get(build.headers.files) ?? "";
    if (!needed.split(" ").every((path) => path === "" || paths.has(path))) await pages.delete(request);
  }
}

/** Keeps the scripts that a page loads only when they are needed, one after the other. */
async function keepParts(): Promise<void> {
  const cache = await caches.open(build.caches.files);
  for (const path of build.parts) {
    if (await cache.match(path, anyVariant)) continue;
    const response = await fetch(path, { priority: "low" });
    if (isWhole(response)) await cache.put(path, response);
  }
}

async function navigate(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = load(event);
  // A frame that can't be loaded stays empty.
  if (request.destination !== "document") return (await network) ?? Response.error();
  const first = await Promise.race([network, late()]);
  if (first && first.status < 500) return first;
  return (await keptPage(request.url)) ?? (await network) ?? offlineResponse();
}

/** Returns undefined if the network is gone. */
async function load({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}

function late(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
}

/** Returns the page as it was kept, marked with the time of that, so that it can say so. */
async function keptPage(address: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(address);
  if (search) return undefined;
  const pages = await openCache(build.caches.pages);
  const kept = await pages?.match(pathname, anyVariant).catch(() => undefined);
  if (!kept) return undefined;
  const { headers } = kept;
  const mark = `<html ${build.keptMark}="${headers.get(build.headers.at)}"`;
  return new Response((await kept.text()).replace("<html", mark), { headers });
}

async function offlineResponse(): Promise<Response> {
  const { html, policy, listPlace } = build.offlinePage;
  return new Response(html.replace(listPlace, await linksToKept()), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}

/** The newest first. Relative addresses show what is listed by its date. */
async function linksToKept(): Promise<string> {
  const pages = await openCache(build.caches.pages);
  const requests = (await pages?.keys().catch(() => undefined)) ?? [];
  const links = requests.toReversed().map(async (request) => {
    const path = new URL(request.url).pathname;
    if (/^\/wordle-hint\/(?:today|yesterday)$/.test(path)) return "";
    const title = (await pages?.match(request, anyVariant))?.headers.get(build.headers.title) ?? path;
    return `<li><a href="${path}">${decodeURIComponent(title)}</a></li>`;
  });
  const list = (await Promise.all(links)).join("");
  return list && `<h2>Kept on this device</h2><ul>${list}</ul>`;
}

/** The address of such a file names its content, so that it never changes. */
async function serveFile(event: FetchEvent, name: string, most?: number): Promise<Response> {
  const { request } = event;
  const cache = await openCache(name);
  const kept = await cache?.match(request.url, anyVariant).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (cache && isWhole(response)) event.waitUntil(put(cache, request.url, response.clone(), most));
  return response;
}

/** Help changes: an answer opens at the next release. */
async function serveHelp(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Opened first: what another player must not find is then put into a cache that is gone.
  const cache = await openCache(build.caches.help);
  try {
    const response = await fetch(request);
    if (cache && isWhole(response)) event.waitUntil(put(cache, request.url, response.clone(), maxHelp));
    return response;
  } catch (error) {
    const kept = await cache?.match(request.url, anyVariant).catch(() => undefined);
    if (kept) return kept;
    throw error;
  }
}

/** Responses vary by their encoding, and pages by the puzzle date, of which the newest is kept. */
const anyVariant = { ignoreVary: true };

/** Where storage is blocked or broken, the network will do. */
function openCache(name: string): Promise<Cache | undefined> {
  return caches.open(name).catch(() => undefined);
}

function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type !== "opaque";
}

/** A cache lists what was put into it in that order. What there is no space for isn't kept. */
async function put(cache: Cache, url: string, response: Response, most = Infinity): Promise<void> {
  try {
    await cache.put(url, response);
    const kept = most === Infinity ? [] : await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((first) => cache.delete(first)));
  } catch {
    // The next visit may find some.
  }
}
