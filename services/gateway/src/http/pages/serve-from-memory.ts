import type { FastLane } from "@wordlehint/runtime";
import { findInMemory, type ServeContext } from "../../actions/serve-page.ts";
import type { PagesContext } from "../../context/pages.ts";
import { parametersOf } from "../../domain/pages/page-parameters.ts";
import { mayContainPass } from "../../domain/preview-pass.ts";
import type { SendPage } from "./send-page.ts";

type MemoryContext = ServeContext &
  Pick<PagesContext, "checkHost"> & { config: Pick<PagesContext["config"], "PAGE_QUERY_PARAMETERS"> };

/**
 * Serves pages from memory before any other code looks at the request; they are counted by the kind of resource. Cached
 * pages have canonical paths only, so a path under which one is found needs no further check.
 */
export function serveFromMemory(context: MemoryContext, sendPage: SendPage): FastLane {
  const { config, clock, pageMetrics, checkHost } = context;
  return (req, res) => {
    const { method, url = "", headers } = req;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (checkHost(headers.host) !== "serve") return undefined;
    if (mayContainPass(headers.cookie)) return undefined;
    const queryAt = url.indexOf("?");
    const isImage = url.startsWith("/images/");
    const path = queryAt === -1 || isImage ? url : url.slice(0, queryAt);
    if (path !== url && parametersOf(path, config.PAGE_QUERY_PARAMETERS).size > 0) return undefined;
    const entry = findInMemory(context, path, () => clock.dateOf(headers.cookie));
    if (!entry) return undefined;
    pageMetrics.served.hit++;
    sendPage(req, res, entry, "hit");
    return entry.metadata.kind;
  };
}
