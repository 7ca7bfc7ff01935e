import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "../context.ts";
import { mayHoldPass } from "../domain/preview-pass.ts";
import type { SendPage } from "./send-page.ts";

/**
 * Answers what lies ready in memory before anything else looks at the request. Kept pages have canonical paths
 * alone, so a path under which one is found needs no further check; all else goes the long way.
 */
export function createFastLane(context: Context, sendPage: SendPage) {
  const { pageServer, clock, metrics, hostVerdict, queryParameters } = context;
  const queryCounts = queryParameters.size > 0;
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = "", headers } = req;
    if (method !== "GET" && method !== "HEAD") return false;
    if (hostVerdict(headers.host) !== "serve") return false;
    if (mayHoldPass(headers.cookie)) return false;
    const queryAt = url.indexOf("?");
    if (queryAt !== -1 && queryCounts) return false;
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    const held = pageServer.atOnce(path, () => clock.dateOf(headers.cookie));
    if (!held) return false;
    metrics.pages.hit++;
    sendPage(req, res, held, "hit");
    return true;
  };
}
