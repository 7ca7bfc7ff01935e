import { cacheKey } from "../../src/domain/pages/cache-key.ts";
import type { StoredPage } from "../../src/domain/pages/stored-page.ts";

/** Options with which pages are made ready for visitors. */
export const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {}, scriptFolders: [] },
  cdnMaxAgeSeconds: 0,
};

/** Returns a page for tests; a test names only the properties that matter to it. */
export function storedPage({
  body = "<p>page</p>",
  ...page
}: Partial<Omit<StoredPage, "body">> & { body?: string | Buffer } = {}): StoredPage {
  const path = page.path ?? "/about";
  return {
    key: cacheKey(path, page.date),
    path,
    kind: "page",
    status: 200,
    contentType: "text/html; charset=utf-8",
    tags: [],
    freshUntil: 0,
    whenStale: "serve",
    ...page,
    body: Buffer.from(body),
  };
}
