import type { HeaderMap } from "./forwarded-headers.ts";

const requestNames = ["accept", "accept-encoding", "if-modified-since", "if-none-match", "if-range", "range"];
const responseNames = [
  "accept-ranges",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "vary",
];

/** Returns the request headers that the server of pictures and files needs; none of them identifies the visitor. */
export function assetRequestHeaders(headers: HeaderMap): Record<string, string> {
  return pick(headers, requestNames);
}

/**
 * Returns the headers with which a picture or file is sent to the visitor. It is immutable, because its address
 * holds a hash of its content. The sandbox keeps scripts in an SVG from running on our origin.
 */
export function assetResponseHeaders(headers: HeaderMap): Record<string, string> {
  return {
    "cache-control": "public, max-age=31536000, immutable",
    ...pick(headers, responseNames),
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
}

function pick(headers: HeaderMap, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
