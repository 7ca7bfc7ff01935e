import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { keepParts, keptHeaders } from "../lib/kept-caches.ts";
import { writeWorker } from "./write-worker.ts";

const origin = "https://wordlehint.example";
const script = "/scripts/app-0123456789abcdef0123.js";
const style = "/styles.0123456789abcdef0123.css";
const font = "/static/newsreader-0123456789abcdef.woff2";
const runtime = "/scripts/webpack-runtime-0123456789abcdef0123.js";
const latePart = "/scripts/1234-aaaaaaaaaaaaaaaaaaaa.js";
const earlierPart = "/scripts/1234-bbbbbbbbbbbbbbbbbbbb.js";
const signInPage = "/scripts/component---src-pages-auth-tsx-0123456789abcdef0123.js";
const picture = `/images/wordlehint/production/${"0".repeat(40)}-1200x675.png?w=320`;

const source = fileURLToPath(new URL("service-worker.ts", import.meta.url));

/** What the browser has kept: for each cache, the responses by their paths. */
type Kept = Record<string, Record<string, string | Response>>;

/** A page as it keeps itself. */
function keptPage(title: string, { at = 0, files = [script] } = {}): Response {
  return new Response(`<!DOCTYPE html><html lang="en"><title>${title}</title></html>`, {
    headers: {
      [keptHeaders.at]: String(at),
      [keptHeaders.files]: files.join(" "),
      [keptHeaders.title]: encodeURIComponent(title),
      "Content-Security-Policy": "script-src 'self'",
    },
  });
}

/** The service worker that the build writes, in a browser that remembers what it keeps and asks for. */
async function startWorker(kept: Kept = {}) {
  const folder = await mkdtemp(join(tmpdir(), "worker-"));
  for (const path of [
    script,
    latePart,
    earlierPart,
    signInPage,
    `${script}.map`,
    `${script}.br`,
    style,
    font,
    "/index.html",
    "/page-data/a.json",
  ]) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), "");
  }
  const chunks = {
    app: [runtime.slice(1), script.slice(1)],
    "component---src-pages-auth-tsx": [signInPage.slice(1)],
  };
  await writeFile(join(folder, runtime), '{1234:"aaaaaaaaaaaaaaaaaaaa",auth:"0123456789abcdef0123"}');
  await writeFile(join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName: chunks }));
  await writeWorker(folder, source);
  const code = await readFile(join(folder, "sw.js"), "utf8");
  await rm(folder, { recursive: true });

  const asResponse = (body: string | Response) => (typeof body === "string" ? new Response(body) : body);
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === "string" ? key : key.url, origin).href;
  const caches = new Map(
    Object.entries(kept).map(([name, responses]) => [
      name,
      new Map(Object.entries(responses).map(([path, body]) => [urlOf(path), asResponse(body)])),
    ]),
  );
  const open = (name: string) => {
    const responses = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, responses);
    return Promise.resolve({
      match: (key: string | { url: string }) => Promise.resolve(responses.get(urlOf(key))?.clone()),
      put: (key: string, response: Response) => {
        responses.delete(urlOf(key));
        return Promise.resolve(void responses.set(urlOf(key), response));
      },
      keys: () => Promise.resolve([...responses.keys()].map((url) => ({ url }))),
      delete: (key: { url: string }) => Promise.resolve(responses.delete(urlOf(key))),
    });
  };
  const fetch = jest.fn<Promise<Response>, [request: { url: string }]>();
  fetch.mockImplementation(() => Promise.resolve(new Response("fetched")));
  const enable = jest.fn(() => Promise.resolve());
  const claim = jest.fn(() => Promise.resolve());
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(code, {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    caches: {
      open,
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    registration: { navigationPreload: { enable } },
    clients: { claim },
    // The browser's patience ends at once.
    setTimeout: (act: () => void) => setImmediate(act),
    location: { origin },
    fetch,
    Response,
    URL,
  });

  const dispatch = async (type: string, properties: object) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...properties,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    const result = await response;
    await Promise.all(work);
    return result;
  };
  return {
    fetch,
    enable,
    claim,
    message: (data: unknown, port?: { postMessage: () => void }) =>
      dispatch("message", { data, ports: port ? [port] : [] }),
    activate: () => dispatch("activate", {}),
    request: (url: string, { preload, ...rest }: RequestParts = {}) =>
      dispatch("fetch", {
        preloadResponse: preload ?? Promise.resolve(undefined),
        request: {
          url: new URL(url, origin).href,
          method: "GET",
          mode: "cors",
          headers: new Headers(),
          ...rest,
        },
      }),
    keptPaths: () =>
      Object.fromEntries(
        [...caches].map(([name, responses]) => [
          name,
          [...responses.keys()].map((url) => url.slice(origin.length)),
        ]),
      ),
  };
}

type RequestParts = {
  method?: string;
  mode?: string;
  destination?: string;
  headers?: Headers;
  preload?: Promise<Response>;
};

const page = { mode: "navigate", destination: "document" };

const gone = new TypeError("Failed to fetch");

describe("The service worker, for files", () => {
  it.each([
    [script, "files"],
    [style, "files"],
    [font, "files"],
    [picture, "media"],
  ])("fetches %s once", async (path, cache) => {
    const { request, fetch, keptPaths } = await startWorker();
    expect(await (await request(path))?.text()).toBe("fetched");
    expect(await (await request(path))?.text()).toBe("fetched");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(keptPaths()).toEqual({ [cache]: [path] });
  });

  it("doesn't keep one that wasn't found", async () => {
    const { request, fetch, keptPaths } = await startWorker();
    fetch.mockResolvedValue(new Response("Gone", { status: 404 }));
    expect((await request(script))?.status).toBe(404);
    expect(keptPaths()).toEqual({ files: [] });
  });

  it("keeps the sixty pictures that were seen last", async () => {
    const seen = (number: number) => picture.replace("320", String(number));
    const { request, keptPaths } = await startWorker();
    for (let number = 1; number <= 62; number++) await request(seen(number));
    expect(keptPaths().media).toHaveLength(60);
    expect(keptPaths().media?.[0]).toBe(seen(3));
  });

  it("keeps the scripts that pages load late when a page asks for it, except those of accounts and of earlier builds", async () => {
    const { message, keptPaths } = await startWorker({ files: { [script]: "kept" } });
    await message("something else");
    expect(keptPaths()).toEqual({ files: [script] });
    const postMessage = jest.fn(() => expect(keptPaths()).toEqual({ files: [script, latePart, runtime] }));
    await message(keepParts, { postMessage });
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, RequestParts]>([
    ["page data", "/page-data/a.json", {}],
    ["a riddle of the API", "/api/riddle/latest", {}],
    ["what the API says of a player", "/api/user", {}],
    ["live events", "/api/events", {}],
    ["a page that isn't shown", "/index.html", {}],
    ["source maps", `${script}.map`, {}],
    ["a file with a query", `${script}?v=1`, {}],
    ["another origin", `https://other.example${script}`, {}],
    ["parts of a file", script, { headers: new Headers({ Range: "bytes=0-9" }) }],
    ["anything but reading", script, { method: "POST" }],
    ["a form that is sent", "/contact", { ...page, method: "POST" }],
  ])("leaves %s to the browser", async (_what, url, parts) => {
    const { request, keptPaths } = await startWorker();
    expect(await request(url, parts)).toBeUndefined();
    expect(keptPaths()).toEqual({});
  });
});

describe("The service worker, for pages", () => {
  it("takes a page from the network, also what the browser has asked for in advance, and keeps none", async () => {
    const { request, fetch, keptPaths } = await startWorker({ pages: { "/about": keptPage("About") } });
    expect(await (await request("/about", page))?.text()).toBe("fetched");
    const preload = Promise.resolve(new Response("asked for in advance"));
    expect(await (await request("/terms", { ...page, preload }))?.text()).toBe("asked for in advance");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(keptPaths()).toEqual({ pages: ["/about"] });
  });

  it("shows the page as it was kept, with its policy and the time of that, when the network is gone", async () => {
    const { request, fetch } = await startWorker({ pages: { "/about": keptPage("About", { at: 1795 }) } });
    fetch.mockRejectedValue(gone);
    const response = await request("/about", page);
    expect(response?.status).toBe(200);
    expect(await response?.text()).toContain('<html data-kept="1795" lang="en"><title>About</title>');
    expect(response?.headers.get("Content-Security-Policy")).toBe("script-src 'self'");
  });

  it("shows it too when the server fails, or takes too long", async () => {
    const { request, fetch } = await startWorker({ pages: { "/about": keptPage("About") } });
    fetch.mockResolvedValue(new Response("Back in a moment", { status: 502 }));
    expect(await (await request("/about", page))?.text()).toContain("<title>About</title>");
    fetch.mockReturnValue(new Promise(() => undefined));
    expect(await (await request("/about", page))?.text()).toContain("<title>About</title>");
  });

  it("passes on what the server says when it fails, and waits for a slow one, where nothing is kept", async () => {
    const { request, fetch } = await startWorker();
    fetch.mockResolvedValue(new Response("Back in a moment", { status: 503 }));
    expect(await (await request("/about", page))?.text()).toBe("Back in a moment");
    fetch.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(new Response("late")), 20)));
    expect(await (await request("/about", page))?.text()).toBe("late");
  });

  it.each([
    ["in a frame", "/about", "iframe", "error", 0],
    ["for an address with a query", "/about?a=b", "document", "default", 503],
  ])("doesn't show it %s", async (_where, url, destination, type, status) => {
    const { request, fetch } = await startWorker({ pages: { "/about": keptPage("About") } });
    fetch.mockRejectedValue(gone);
    expect(await request(url, { ...page, destination })).toMatchObject({ type, status });
  });

  it("says that the network is gone where it has kept nothing, with the scripts of that page allowed", async () => {
    const { request, fetch } = await startWorker();
    fetch.mockRejectedValue(gone);
    const response = await request("/about", page);
    expect(response?.status).toBe(503);
    const html = await response?.text();
    expect(html).toContain("<h1>You seem to be offline</h1>");
    expect(html).not.toContain("<h2>");
    expect(response?.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none';.* script-src 'sha256-\S+' 'sha256-\S+'; style-src 'unsafe-inline'$/,
    );
    const preload = Promise.reject(gone);
    expect((await request("/about", { ...page, preload }))?.status).toBe(503);
  });

  it("then lists the pages that can be read, the newest first, and riddles by their dates alone", async () => {
    const { request, fetch } = await startWorker({
      pages: {
        "/terms": keptPage("Terms of Service"),
        "/wordle-hint/today": keptPage("Wordle Hint for 29 November 2026"),
        "/wordle-hint/november-29-2026": keptPage("Wordle Hint for 29 November 2026"),
        "/blog/slate": keptPage("SLATE &amp; friends’ first guesses"),
      },
    });
    fetch.mockRejectedValue(gone);
    const html = (await (await request("/about", page))?.text()) ?? "";
    expect(
      [...html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, ...link]) => link),
    ).toEqual([
      ["/blog/slate", "SLATE &amp; friends’ first guesses"],
      ["/wordle-hint/november-29-2026", "Wordle Hint for 29 November 2026"],
      ["/terms", "Terms of Service"],
    ]);
  });
});

describe("The service worker, for help", () => {
  const letter = "/api/riddle/letter?date=2026-11-28&position=1&tz=Europe%2FParis";

  it("asks the API for it each time, and gives what was opened before when the network is gone", async () => {
    const { request, fetch } = await startWorker();
    await request(letter);
    fetch.mockResolvedValueOnce(new Response("newer"));
    expect(await (await request(letter))?.text()).toBe("newer");
    fetch.mockRejectedValue(gone);
    expect(await (await request(letter))?.text()).toBe("newer");
    await expect(request(letter.replace("position=1", "position=2"))).rejects.toThrow(gone);
  });

  it("doesn't keep a failure", async () => {
    const { request, fetch, keptPaths } = await startWorker();
    fetch.mockResolvedValue(new Response("Not yet", { status: 404 }));
    expect((await request(letter))?.status).toBe(404);
    expect(keptPaths()).toEqual({ help: [] });
  });
});

describe("A new service worker", () => {
  it("takes charge of the open pages, and removes caches that it doesn't know", async () => {
    const { activate, enable, claim, keptPaths } = await startWorker({
      "of-an-earlier-version": { "/about": "kept" },
    });
    await activate();
    expect(Object.keys(keptPaths())).not.toContain("of-an-earlier-version");
    expect(enable).toHaveBeenCalledTimes(1);
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it("removes the oldest files of earlier builds, and with them the pages that need them", async () => {
    const old = Array.from(
      { length: 302 },
      (_, index) => `/scripts/app-${String(index).padStart(20, "0")}.js`,
    );
    const [first = "", , third = ""] = old;
    const { activate, keptPaths } = await startWorker({
      files: Object.fromEntries([script, ...old].map((path) => [path, "kept"])),
      pages: {
        "/lost": keptPage("Lost", { files: [script, first] }),
        "/old": keptPage("Old", { files: [third] }),
        "/new": keptPage("New"),
      },
    });
    await activate();
    expect(keptPaths()).toEqual({ files: [script, ...old.slice(2)], pages: ["/old", "/new"] });
  });
});
