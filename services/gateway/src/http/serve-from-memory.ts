import type { IncomingMessage, ServerResponse } from "node:http";
import { findInMemory } from "../actions/serve-page.ts";
import type { Context } from "../context.ts";
import { mayContainPass } from "../domain/preview-pass.ts";
import type { SendPage } from "./send-page.ts";

/**
 * Returns a handler that serves pages from memory before any other code looks at the request, and returns whether it
 * did. Cached pages have canonical paths only, so a path under which one is found needs no further check.
 */
export function serveFromMemory(context: Context, sendPage: SendPage) {
  const { config, clock, pageMetrics, checkHost } = context;
  const queryMatters = config.PAGE_QUERY_PARAMETERS.size > 0;
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = "", headers } = req;
    if (method !== "GET" && method !== "HEAD") return false;
    if (checkHost(headers.host) !== "serve") return false;
    if (mayContainPass(headers.cookie)) return false;
    const queryAt = url.indexOf("?");
    if (queryAt !== -1 && queryMatters) return false;
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    const entry = findInMemory(context, path, () => clock.dateOf(headers.cookie));
    if (!entry) return false;
    pageMetrics.served.hit++;
    sendPage(req, res, entry, "hit");
    return true;
  };
}
