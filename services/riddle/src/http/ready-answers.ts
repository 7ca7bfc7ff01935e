import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A JSON answer with its bytes and headers made, good until `until` (milliseconds of the epoch). */
export type ReadyAnswer = { until: number; etag: string; body: Buffer };

export type ReadyAnswers = {
  keep(url: string, answer: ReadyAnswer): void;
  /** Answers a request whose answer lies ready; returns whether it did. */
  send(req: IncomingMessage, res: ServerResponse): boolean;
  /** Gives up all that was made before. */
  clear(): void;
};

/** More than there are time zones; a flood of odd addresses only empties the shelf. */
const mostKept = 1000;

export function createReadyAnswers(now: () => number): ReadyAnswers {
  const answers = new Map<string, ReadyAnswer>();
  return {
    keep: (url, answer) => {
      if (answers.size >= mostKept) answers.clear();
      answers.set(url, answer);
    },
    send: (req, res) => {
      if (req.method !== "GET" || req.url === undefined) return false;
      const answer = answers.get(req.url);
      if (!answer) return false;
      const nowMs = now();
      if (nowMs >= answer.until) {
        answers.delete(req.url);
        return false;
      }
      sendAnswer(answer, nowMs, req, res);
      return true;
    },
    clear: () => answers.clear(),
  };
}

export function readyAnswer(json: string, nowMs: number, freshMs: number): ReadyAnswer {
  const body = Buffer.from(json);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { until: nowMs + freshMs, etag, body };
}

export function sendAnswer(
  { until, etag, body }: ReadyAnswer,
  nowMs: number,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const cacheControl = `public, max-age=${Math.max(0, Math.floor((until - nowMs) / 1000))}`;
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
