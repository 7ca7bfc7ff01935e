import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A JSON response, ready to be sent. */
export type ReadyResponse = {
  body: Buffer;
  etag: string;
  /** In milliseconds since the epoch. */
  freshUntilMs: number;
  /** Whether what it shows is still so. */
  isCurrent: () => boolean;
};

export type ReadyResponses = {
  keep(url: string, response: ReadyResponse): void;
  /** Responds from memory. Returns whether there was a fresh response. */
  send(req: IncomingMessage, res: ServerResponse): boolean;
};

/** More than there are time zones, so that only made-up URLs exceed it. */
const maxResponses = 1000;

export function createReadyResponses(nowMs: () => number): ReadyResponses {
  const responses = new Map<string, ReadyResponse>();
  return {
    keep: (url, response) => {
      if (responses.size >= maxResponses) responses.clear();
      responses.set(url, response);
    },
    send: (req, res) => {
      if (req.method !== "GET" || req.url === undefined) return false;
      const response = responses.get(req.url);
      if (!response) return false;
      const sentMs = nowMs();
      if (sentMs >= response.freshUntilMs || !response.isCurrent()) {
        responses.delete(req.url);
        return false;
      }
      sendReadyResponse(response, sentMs, req, res);
      return true;
    },
  };
}

export function entityTag(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

export function sendReadyResponse(
  { freshUntilMs, etag, body }: ReadyResponse,
  nowMs: number,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const cacheControl = `public, max-age=${Math.max(0, Math.floor((freshUntilMs - nowMs) / 1000))}`;
  if (req.headers["if-none-match"] === etag) {
    res.writeHead(304, { etag, "cache-control": cacheControl }).end();
    return;
  }
  res.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    "cache-control": cacheControl,
    etag,
  });
  res.end(req.method === "HEAD" ? undefined : body);
}
