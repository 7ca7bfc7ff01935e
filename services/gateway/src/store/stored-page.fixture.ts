import { cacheKey } from "../domain/cache-key.ts";
import type { StoredPage } from "./stored-page.ts";

/** A page for tests, with what the test cares about. */
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
    then: "show",
    ...page,
    body: Buffer.from(body),
  };
}
