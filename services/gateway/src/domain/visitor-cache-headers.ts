import type { ResourceKind } from "./resource.ts";

export type Shown = {
  kind: ResourceKind;
  status: number;
  /** Not every visitor is shown the same: it depends on the zone in the cookie. */
  isDated: boolean;
  isCompressible: boolean;
  /** Pages of another origin that are known to us may read it, others may not. */
  isForOrigins: boolean;
  /** How long a CDN in front, which nobody tells about changes, may show a page unasked. */
  cdnMaxAgeSeconds: number;
};

/**
 * What caches between us and the visitor may do. Pages are asked for again each time and mostly answered by a
 * 304. A CDN that doesn't split by the zone cookie stays right, as it has to ask for dated pages each time and
 * the entity tag tells it whether this visitor's date is the one it holds.
 */
export function visitorCacheHeaders(shown: Shown): Record<string, string> {
  const { kind, status, isDated, isCompressible, isForOrigins, cdnMaxAgeSeconds } = shown;
  if (status >= 500) return { "Cache-Control": "no-store" };
  const vary = [
    ...(isCompressible ? ["Accept-Encoding"] : []),
    ...(isDated ? ["Cookie"] : []),
    ...(isForOrigins ? ["Origin"] : []),
  ].join(", ");
  const isLasting = kind === "hashed" && status === 200;
  const mayStayInCdn = !isLasting && !isDated && status !== 404 && cdnMaxAgeSeconds > 0;
  return {
    "Cache-Control": isLasting ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    ...(mayStayInCdn && { "CDN-Cache-Control": `public, max-age=${cdnMaxAgeSeconds}` }),
    ...(isDated && { "CDN-Cache-Control": "public, max-age=0, must-revalidate" }),
    ...(vary && { Vary: vary }),
  };
}
