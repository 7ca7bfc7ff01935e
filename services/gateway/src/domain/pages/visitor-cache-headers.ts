import { isImmutable, type ResourceKind } from "./resource.ts";

export type Shown = {
  kind: ResourceKind;
  /** The site's service worker, which browsers and CDNs ask for anew each time. */
  isServiceWorker: boolean;
  status: number;
  /** The response depends on the visitor's puzzle date, and so on the time zone in the cookie. */
  isDated: boolean;
  isCompressible: boolean;
  /** Time for which a CDN, which isn't purged, may serve a page without revalidating it. */
  cdnMaxAgeSeconds: number;
};

/**
 * Returns the caching headers for browsers and CDNs. Pages are revalidated on each request, mostly with a 304. A CDN
 * that ignores `Vary: Cookie` still serves the right puzzle date: it must revalidate dated pages, and the entity tag
 * shows whether it holds the page of this visitor's date. None may add to a page: its policy refuses others' scripts.
 */
export function visitorCacheHeaders(shown: Shown): Record<string, string> {
  const { kind, isServiceWorker, status, isDated, isCompressible, cdnMaxAgeSeconds } = shown;
  const isPage = kind === "page";
  if (status >= 500) return { "Cache-Control": isPage ? "no-store, no-transform" : "no-store" };
  const vary = [...(isCompressible ? ["Accept-Encoding"] : []), ...(isDated ? ["Cookie"] : [])].join(", ");
  const isLasting = isImmutable(kind) && status === 200;
  const isCdnCacheable = !isLasting && !isServiceWorker && !isDated && status !== 404 && cdnMaxAgeSeconds > 0;
  return {
    "Cache-Control": cacheControl(isLasting, isServiceWorker) + (isPage ? ", no-transform" : ""),
    ...(isCdnCacheable && { "CDN-Cache-Control": `public, max-age=${cdnMaxAgeSeconds}` }),
    ...(isDated && { "CDN-Cache-Control": "public, max-age=0, must-revalidate" }),
    ...(vary && { Vary: vary }),
  };
}

function cacheControl(isLasting: boolean, isServiceWorker: boolean): string {
  if (isServiceWorker) return "no-cache";
  return isLasting ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
}
