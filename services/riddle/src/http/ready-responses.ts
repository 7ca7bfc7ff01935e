import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A body in UTF-8, as `readyBody` makes it. */
export type ReadyBody = string | Buffer;

/** A response, ready to be sent. */
export type ReadyResponse = {
  /** The route's path, under which its requests are counted. */
  route: string;
  mediaType: string;
  body: ReadyBody;
  etag: string;
  /** Besides those of every response. */
  headers?: Readonly<Record<string, string>>;
  /** In milliseconds since the epoch. */
  freshUntilMs: number;
  /** Whether what it shows is still so. */
  isCurrent: () => boolean;
};

export type ReadyResponses = {
  keep(url: string, response: ReadyResponse): void;
  /** Responds from memory. Returns the route, or undefined if there was no fresh response. */
  send(req: IncomingMessage, res: ServerResponse): string | undefined;
};

/** Of each of the two generations: a response for every time zone, and for thousands of dates, letters and hints. */
const maxBytes = 8 * 1024 * 1024;
const overheadBytes = 1024;

/**
 * Responses in memory, in two generations: when the younger one is full, the older one is forgotten with all that
 * wasn't sent meanwhile. So made-up URLs don't displace what is asked for all the time.
 */
export function createReadyResponses(nowMs: () => number): ReadyResponses {
  let young = new Map<string, ReadyResponse>();
  let old = new Map<string, ReadyResponse>();
  let bytes = 0;

  const keep = (url: string, response: ReadyResponse) => {
    const size = Buffer.byteLength(response.body) + url.length + overheadBytes;
    if (bytes + size > maxBytes) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    young.set(url, response);
    bytes += size;
  };
  const find = (url: string): ReadyResponse | undefined => {
    const response = young.get(url);
    if (response) return response;
    const older = old.get(url);
    if (!older) return undefined;
    old.delete(url);
    keep(url, older);
    return older;
  };

  return {
    keep,
    send: (req, res) => {
      if (req.method !== "GET" || req.url === undefined) return undefined;
      const response = find(req.url);
      if (!response) return undefined;
      const sentMs = nowMs();
      if (sentMs >= response.freshUntilMs || !response.isCurrent()) return undefined;
      sendReadyResponse(response, sentMs, req, res);
      return response.route;
    },
  };
}

/** In characters. Up to this length, a string took less time to send than a buffer. */
const maxStringLength = 4096;

/** Keeps a short text as a string, which Node writes together with the headers, and a long one as encoded bytes. */
export function readyBody(text: string): ReadyBody {
  return text.length <= maxStringLength ? text : Buffer.from(text);
}

export function entityTag(body: ReadyBody): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

export function sendReadyResponse(
  response: ReadyResponse,
  nowMs: number,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const maxAge = Math.max(0, Math.floor((response.freshUntilMs - nowMs) / 1000));
  if (req.headers["if-none-match"] === response.etag) {
    res.writeHead(304, rawHeaders(response, maxAge)).end();
    return;
  }
  res.writeHead(200, fullHeaders(response, maxAge));
  res.end(req.method === "HEAD" ? undefined : response.body);
}

const sameSecond = new WeakMap<ReadyResponse, { maxAge: number; headers: string[] }>();

/** Headers change once a second, and are sent tens of thousands of times. */
function fullHeaders(response: ReadyResponse, maxAge: number): string[] {
  const last = sameSecond.get(response);
  if (last?.maxAge === maxAge) return last.headers;
  const { mediaType, body } = response;
  const headers = [
    ...["Content-Type", `${mediaType}; charset=utf-8`, "Content-Length", `${Buffer.byteLength(body)}`],
    ...rawHeaders(response, maxAge),
  ];
  sameSecond.set(response, { maxAge, headers });
  return headers;
}

/** Names and values in turn, as Node takes them without looking at each. */
const rawHeaders = ({ headers = {}, etag }: ReadyResponse, maxAge: number): string[] => [
  ...Object.entries(headers).flat(),
  ...["Cache-Control", `public, max-age=${maxAge}`, "ETag", etag],
];
