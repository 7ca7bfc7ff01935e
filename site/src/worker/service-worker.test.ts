import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { writeWorker } from "./write-worker.ts";

const origin = "https://wordlehint.example";
const script = "/scripts/app-0123456789abcdef0123.js";
const style = "/styles.0123456789abcdef0123.css";
const font = "/static/newsreader-0123456789abcdef.woff2";

const source = fileURLToPath(new URL("service-worker.ts", import.meta.url));

/** The service worker that the build writes, in a browser that remembers what it keeps and asks for. */
async function startWorker(kept: Record<string, string[]> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "worker-"));
  for (const path of [
    script,
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
  await writeWorker(folder, source);
  const code = await readFile(join(folder, "sw.js"), "utf8");
  await rm(folder, { recursive: true });

  const caches = new Map(Object.entries(kept).map(([name, urls]) => [name, new Set(urls)]));
  const open = (name: string) => {
    const urls = caches.get(name) ?? new Set<string>();
    caches.set(name, urls);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(urls.has(url) ? new Response("kept") : undefined),
      put: (url: string) => Promise.resolve(void urls.add(url)),
      keys: () => Promise.resolve([...urls].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(urls.delete(url)),
    });
  };
  const fetch = jest.fn<Promise<Response>, [request: { url: string }]>();
  fetch.mockImplementation(() => Promise.resolve(new Response("fetched")));
  const enable = jest.fn(() => Promise.resolve());
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(code, {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    caches: {
      open,
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    registration: { navigationPreload: { enable } },
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
    keptUrls: () => Object.fromEntries([...caches].map(([name, urls]) => [name, [...urls]])),
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

describe("The service worker", () => {
  it.each([script, style, font])("fetches %s once", async (path) => {
    const { request, fetch, keptUrls } = await startWorker();
    expect(await (await request(path))?.text()).toBe("fetched");
    expect(await (await request(path))?.text()).toBe("kept");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(keptUrls()).toEqual({ files: [origin + path] });
  });

  it("doesn't keep a file that wasn't found", async () => {
    const { request, fetch, keptUrls } = await startWorker();
    fetch.mockResolvedValue(new Response("Gone", { status: 404 }));
    expect((await request(script))?.status).toBe(404);
    expect(keptUrls()).toEqual({ files: [] });
  });

  it.each<[string, string, RequestParts]>([
    ["page data", "/page-data/a.json", {}],
    ["the API", "/api/riddle/latest", {}],
    ["a page", "/index.html", {}],
    ["files that aren't of the build", "/scripts/app-ffffffffffffffffffff.js", {}],
    ["source maps", `${script}.map`, {}],
    ["a file with a query", `${script}?v=1`, {}],
    ["another origin", `https://other.example${script}`, {}],
    ["parts of a file", script, { headers: new Headers({ Range: "bytes=0-9" }) }],
    ["anything but reading", script, { method: "POST" }],
    ["a form that is sent", "/contact", { ...page, method: "POST" }],
  ])("leaves %s to the browser", async (_what, url, parts) => {
    const { request, keptUrls } = await startWorker();
    expect(await request(url, parts)).toBeUndefined();
    expect(keptUrls()).toEqual({});
  });

  it("takes a page from the network, also what the browser has asked for in advance, and keeps none", async () => {
    const { request, fetch, keptUrls } = await startWorker();
    expect(await (await request("/about", page))?.text()).toBe("fetched");
    const preload = Promise.resolve(new Response("asked for in advance"));
    expect(await (await request("/about", { ...page, preload }))?.text()).toBe("asked for in advance");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(keptUrls()).toEqual({});
  });

  it("shows that the network is gone, with the scripts of that page allowed, but not in a frame", async () => {
    const { request, fetch } = await startWorker();
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    const response = await request("/about", page);
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain("<h1>You seem to be offline</h1>");
    expect(response?.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none';.* script-src 'sha256-\S+' 'sha256-\S+'; style-src 'unsafe-inline'$/,
    );
    expect((await request("/about", { ...page, destination: "iframe" }))?.type).toBe("error");
    const preload = Promise.reject(new TypeError("Failed to fetch"));
    expect((await request("/about", { ...page, preload }))?.status).toBe(503);
  });

  it("passes on what the server says when it fails", async () => {
    const { request, fetch } = await startWorker();
    fetch.mockResolvedValue(new Response("Back in a moment", { status: 503 }));
    expect(await (await request("/about", page))?.text()).toBe("Back in a moment");
  });

  it("removes what earlier builds have left", async () => {
    const old = `${origin}/scripts/app-ffffffffffffffffffff.js`;
    const { activate, enable, keptUrls } = await startWorker({
      files: [old, origin + script],
      "of-an-earlier-version": [`${origin}/about`],
    });
    await activate();
    expect(keptUrls()).toEqual({ files: [origin + script] });
    expect(enable).toHaveBeenCalledTimes(1);
  });
});
