import { cacheKey } from "./cache-key.ts";
import type { StoredPage } from "./stored-page.ts";

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
