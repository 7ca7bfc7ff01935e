import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "../../context.ts";
import { createEntry } from "../../state/pages/memory-cache.ts";
import type { PageMetadata } from "../../domain/pages/stored-page.ts";
import { storedPage } from "../../domain/pages/stored-page.fixture.ts";
import { serveFromMemory } from "./serve-from-memory.ts";

const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {}, scriptFolders: [] },
  cdnMaxAgeSeconds: 0,
};

/** Returns the page that a request gets while every page is in memory; undefined if it gets none from there. */
function find(url: string, { parameters = [] as string[], ...request }: Partial<Request> = {}) {
  let sent: PageMetadata | undefined;
  const context = {
    config: { PAGE_QUERY_PARAMETERS: new Set(parameters) },
    clock: { dateOf: (cookie?: string) => (cookie === "tz=Asia/Tokyo" ? "2026-11-22" : "2026-11-21") },
    pageMetrics: { served: { hit: 0 } },
    checkHost: (host: string) => (host === "wordlehint.example" ? "serve" : "refuse"),
    store: {
      peek: (path: string, date: () => string) =>
        createEntry(storedPage({ path, date: date(), freshUntil: Infinity }), visitor, false),
    },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Context;
  const serve = serveFromMemory(context, (_req, _res, { metadata }) => void (sent = metadata));
  const { method = "GET", headers = {} } = request;
  serve(
    { method, url, headers: { host: "wordlehint.example", ...headers } } as IncomingMessage,
    {} as ServerResponse,
  );
  return sent;
}
const found = (url: string, request?: Partial<Request>) => find(url, request)?.path;
type Request = { parameters: string[]; method: string; headers: Record<string, string> };

describe("a page in memory", () => {
  it("is served to everyone who reads it, whatever query of no matter was added", () => {
    expect(found("/about")).toBe("/about");
    expect(found("/about", { method: "HEAD" })).toBe("/about");
    expect(found("/about?utm_source=mail")).toBe("/about");
  });

  it("is that of the visitor's puzzle date", () => {
    expect(find("/")?.date).toBe("2026-11-21");
    expect(find("/", { headers: { cookie: "tz=Asia/Tokyo" } })?.date).toBe("2026-11-22");
  });

  it("isn't served for a query on which it depends", () => {
    expect(found("/wordle-hints/search?number=1982")).toBeUndefined();
    expect(found("/page-data/wordle-hints/search/page-data.json?number=1982")).toBeUndefined();
    expect(found("/about?q=crane", { parameters: ["q"] })).toBeUndefined();
  });

  it("isn't served to who sends something, asks for another site, or may see drafts", () => {
    expect(found("/about", { method: "POST" })).toBeUndefined();
    expect(found("/about", { headers: { host: "evil.example" } })).toBeUndefined();
    expect(found("/about", { headers: { cookie: "wordlehint-preview=x" } })).toBeUndefined();
  });

  it("is found by its whole address if it is a picture of the content", () => {
    const picture = "/images/wordlehint/production/a.png?w=960";
    expect(found(picture, { parameters: ["q"] })).toBe(picture);
  });
});
