import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReadyResponse, ReadyResponses } from "../state/ready-responses.ts";

/** In characters. Up to this length, a string took less time to send than a buffer. */
const maxStringLength = 4096;

/** Returns a short text as a string, which Node writes together with the headers, and a long one as encoded bytes. */
export function readyBody(text: string): string | Buffer {
  return text.length <= maxStringLength ? text : Buffer.from(text);
}

export function entityTag(body: string | Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Responds to a GET request from memory. Returns the response's route, or undefined if there is no fresh response. */
export function respondFromMemory(
  ready: ReadyResponses,
  nowMs: number,
  req: IncomingMessage,
  res: ServerResponse,
): string | undefined {
  if (req.method !== "GET" || req.url === undefined) return undefined;
  const response = ready.find(req.url, nowMs);
  if (response) sendReadyResponse(response, nowMs, req, res);
  return response?.route;
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
