import type { HeaderMap } from "./forwarded-headers.ts";

const requestNames = ["accept", "accept-encoding", "if-modified-since", "if-none-match", "if-range", "range"];
const answerNames = [
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

/** What whoever serves pictures needs to know of a request: nothing of the visitor. */
export function assetRequestHeaders(headers: HeaderMap): Record<string, string> {
  return picked(headers, requestNames);
}

/**
 * What the visitor is told of a picture or file. Its address holds a hash of its content, so it never changes; a
 * drawing can hold scripts, which must not run as ours.
 */
export function assetAnswerHeaders(headers: HeaderMap): Record<string, string> {
  return {
    "cache-control": "public, max-age=31536000, immutable",
    ...picked(headers, answerNames),
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
}

function picked(headers: HeaderMap, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
