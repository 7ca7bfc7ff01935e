import type { IncomingMessage, ServerResponse } from "node:http";
import { studioMayRead } from "../domain/cross-origin.ts";
import { createEncodingReader } from "../domain/encoding.ts";
import { matchingTag } from "../domain/entity-tag.ts";
import type { PageState } from "../metrics.ts";
import type { HeldPage } from "../store/memory-cache.ts";
import type { ReadyAnswer, ReadyPage } from "../store/ready-page.ts";

export type SendPage = (req: IncomingMessage, res: ServerResponse, held: HeldPage, state: PageState) => void;

/** Sends a page in the best encoding that the client takes and we have, or says that the client has it. */
export function createSendPage(studioOrigin?: string): SendPage {
  const readEncodings = createEncodingReader();
  return (req, res, { ready, label }, state) => {
    if (label.kind === "page-data" && req.headers.origin !== undefined) {
      const forStudio = Object.entries(studioMayRead(req.headers.origin, studioOrigin));
      for (const [name, value] of forStudio) res.setHeader(name, value);
    }
    const ifNoneMatch = req.headers["if-none-match"];
    const tag =
      ifNoneMatch === undefined || ready.status !== 200 ? undefined : matchingTag(ifNoneMatch, ready.hash);
    if (tag !== undefined) {
      res.writeHead(304, [...ready.notModified, "ETag", tag, ...stateHeaders[state]]);
      res.end();
      return;
    }
    const answer = pickAnswer(ready, readEncodings(req.headers["accept-encoding"]));
    res.writeHead(ready.status, state === "hit" ? answer.headers : withState(answer.headers, state));
    res.end(req.method === "HEAD" ? undefined : answer.body);
  };
}

const stateHeaders: Readonly<Record<PageState, readonly string[]>> = {
  hit: ["X-Cache", "hit"],
  miss: ["X-Cache", "miss"],
  unavailable: ["X-Cache", "miss", "Retry-After", "5"],
  stale: ["X-Cache", "stale", "Warning", '110 - "Response is Stale"'],
};

/** The headers of an answer end with those of a hit. */
function withState(headers: readonly string[], state: PageState): string[] {
  return [...headers.slice(0, -stateHeaders.hit.length), ...stateHeaders[state]];
}

function pickAnswer(
  { answers }: ReadyPage,
  accepted: ReturnType<ReturnType<typeof createEncodingReader>>,
): ReadyAnswer {
  for (const encoding of accepted) {
    const answer = answers[encoding];
    if (answer) return answer;
  }
  return answers.identity;
}
