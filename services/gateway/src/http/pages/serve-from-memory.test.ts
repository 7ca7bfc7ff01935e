import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { storedPage } from "../../../test/support/stored-page.ts";
import { usePages } from "../../../test/support/use-pages.ts";
import type { PageMetadata } from "../../domain/pages/stored-page.ts";
import { serveFromMemory } from "./serve-from-memory.ts";

const picture = "/images/wordlehint/production/a.png?w=960";
const search = "/wordle-hints/search";
const searchData = "/page-data/wordle-hints/search/page-data.json";
type Request = { parameters?: string[]; method?: string; headers?: Record<string, string> };

/** Returns the page in memory that a request is sent; undefined if it is left to other code. */
function find(url: string, { parameters = [], method = "GET", headers = {} }: Request = {}) {
  const { context } = usePages();
  const freshUntil = Infinity;
  for (const path of ["/about", search, searchData, picture])
    context.store.put(storedPage({ path, freshUntil }), "memory", false);
  for (const date of ["2026-11-21", "2026-11-22"])
    context.store.put(storedPage({ path: "/", date, freshUntil }), "memory", false);
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method,
    url,
    headers: { host: "wordlehint.example", ...headers },
  });
  let sent: PageMetadata | undefined;
  const serve = serveFromMemory(
    {
      ...context,
      config: { ...context.config, PAGE_QUERY_PARAMETERS: new Set(parameters) },
      checkHost: (host) => (host === "wordlehint.example" ? "serve" : "refuse"),
    },
    (_req, _res, { metadata }) => void (sent = metadata),
  );
  serve(req, new ServerResponse(req));
  return sent;
}

describe("a page in memory", () => {
  it.each([
    ["without a query", "/about", {}],
    ["for its head alone", "/about", { method: "HEAD" }],
    ["with a query of no matter", "/about?utm_source=mail", {}],
  ])("is served to a request %s", (_which, url, request) => {
    expect(find(url, request)?.path).toBe("/about");
  });

  it("is that of the visitor's puzzle date", () => {
    expect(find("/")?.date).toBe("2026-11-21");
    expect(find("/", { headers: { cookie: "tz=Pacific/Kiritimati" } })?.date).toBe("2026-11-22");
  });

  it.each([
    ["with a query on which the page depends", `${search}?number=1982`, {}],
    ["with a query on which its data depends", `${searchData}?number=1982`, {}],
    ["with a query on which all pages depend", "/about?q=crane", { parameters: ["q"] }],
    ["that sends something", "/about", { method: "POST" }],
    ["to another host", "/about", { headers: { host: "evil.example" } }],
    ["of an editor, who may see drafts", "/about", { headers: { cookie: "wordlehint-preview=x" } }],
  ])("isn't served to a request %s", (_which, url, request) => {
    expect(find(url, request)).toBeUndefined();
  });

  it("is found by its whole address if it is a picture of the content", () => {
    expect(find(picture, { parameters: ["q"] })?.path).toBe(picture);
  });
});
