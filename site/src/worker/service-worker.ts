import type { WorkerBuild } from "./write-worker.ts";

/**
 * The service worker, a classic script: the build puts `build` before it. It keeps only files whose names contain a hash
 * of their content. Pages, their data and what the API responds always come from the network, because a riddle changes
 * at its release, and because the next person at this browser may be another player.
 */
declare const build: WorkerBuild;

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to a navigation that the browser has requested while it started the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

const cacheName = "files";
const files = new Set(build.files);

addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event as FetchEvent;
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") (event as FetchEvent).respondWith(navigate(event as FetchEvent));
  else if (isFile(request.url)) (event as FetchEvent).respondWith(serveFile(event as FetchEvent));
});

/** Removes what earlier builds have left. */
async function activate(): Promise<void> {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  // Firefox before 136 and Safari before 17.4 have no navigation preload.
  await (registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !isFile(url)).map((request) => cache.delete(request)));
}

async function navigate({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // A frame that can't be loaded stays empty.
    return request.destination === "document" ? offlineResponse() : Response.error();
  }
}

function offlineResponse(): Response {
  const { html, policy } = build.offlinePage;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}

function isFile(address: string): boolean {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && !search && files.has(pathname);
}

async function serveFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Where storage is blocked or broken, the network will do.
  const cache = await caches.open(cacheName).catch(() => undefined);
  // Responses vary only by their encoding.
  const kept = await cache?.match(request.url, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (cache && response.status === 200 && !response.redirected) {
    const copy = response.clone();
    event.waitUntil(cache.put(request.url, copy).catch(() => undefined));
  }
  return response;
}
