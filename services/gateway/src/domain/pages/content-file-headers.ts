import type { HeaderMap } from "../api/forwarded-headers.ts";

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

/** Returns the request headers that the server of files needs; none of them identifies the visitor. */
export function fileRequestHeaders(headers: HeaderMap): Record<string, string> {
  return pick(headers, requestNames);
}

/**
 * Returns the headers with which a file is sent to the visitor. It is immutable, because its address holds a hash of
 * its content. Whatever could run as a script or be shown as a page on our origin is sent as bytes of no known type, and
 * in a sandbox.
 */
export function fileResponseHeaders(headers: HeaderMap): Record<string, string> {
  return {
    "cache-control": "public, max-age=31536000, immutable",
    ...pick(headers, responseNames),
    ...(headers["content-type"] !== undefined && {
      "content-type": inertTypes.test(String(headers["content-type"]))
        ? String(headers["content-type"])
        : "application/octet-stream",
    }),
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
}

/** Types that browsers never run: media, documents, and data. */
const inertTypes =
  /^(?:image\/(?!svg)[\w.+-]+|(?:audio|video|font)\/[\w.+-]+|application\/(?:json|pdf|zip|x-subrip)|text\/(?:csv|plain|vtt))\s*(?:;|$)/i;

function pick(headers: HeaderMap, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
