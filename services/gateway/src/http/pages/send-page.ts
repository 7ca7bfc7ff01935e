import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameSecret } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { acceptedEncodings, type Encoding } from "../../domain/encoding.ts";
import { matchingTag } from "../../domain/pages/entity-tag.ts";
import type { PageState } from "../../state/pages/page-metrics.ts";
import type { PageEntry } from "../../state/pages/memory-cache.ts";
import type { PageVariant, ReadyPage } from "../../domain/pages/ready-page.ts";

export type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  entry: PageEntry,
  state: PageState,
) => void;

/** Longer Accept-Encoding headers, which no browser sends, aren't remembered. */
const maxHeaderLength = 256;

/** Request header that asks for a page's surrogate keys; its value is the operators' key. */
const debugHeader = "surrogate-key-debug";

/**
 * Returns a function that sends a page in the best encoding that the client accepts, or a 304 if the client has it.
 * Surrogate keys are sent only with the operators' key, because they name the content of a page.
 */
export function createSendPage(operatorKey?: string): SendPage {
  const known = new LRUCache<string, readonly Encoding[]>({ max: 500, memoMethod: acceptedEncodings });
  const readEncodings = (header = "") =>
    header.length > maxHeaderLength ? acceptedEncodings(header) : known.memo(header);

  return (req, res, { ready, metadata }, state) => {
    const sentKey = req.headers[debugHeader];
    if (operatorKey !== undefined && typeof sentKey === "string" && isSameSecret(sentKey, operatorKey))
      res.setHeader("Surrogate-Key", metadata.tags.join(" "));
    const ifNoneMatch = req.headers["if-none-match"];
    const tag =
      ifNoneMatch === undefined || ready.status !== 200 ? undefined : matchingTag(ifNoneMatch, ready.hash);
    if (tag !== undefined) {
      res.writeHead(304, [...ready.notModified, "ETag", tag, ...stateHeaders[state]]);
      res.end();
      return;
    }
    const { headers, body } = pickVariant(ready, readEncodings(req.headers["accept-encoding"]));
    res.writeHead(ready.status, state === "hit" ? headers : withState(headers, state));
    res.end(req.method === "HEAD" ? undefined : body);
  };
}

const stateHeaders: Readonly<Record<PageState, readonly string[]>> = {
  hit: ["X-Cache", "hit"],
  miss: ["X-Cache", "miss"],
  unavailable: ["X-Cache", "miss", "Retry-After", "5"],
  stale: ["X-Cache", "stale", "Warning", '110 - "Response is Stale"'],
};

/** The headers of a variant end with those of a hit. */
function withState(headers: readonly string[], state: PageState): string[] {
  return [...headers.slice(0, -stateHeaders.hit.length), ...stateHeaders[state]];
}

/** The uncompressed variant is the last resort, even for a client that refuses it. */
function pickVariant({ variants }: ReadyPage, accepted: readonly Encoding[]): PageVariant {
  for (const encoding of accepted) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}
