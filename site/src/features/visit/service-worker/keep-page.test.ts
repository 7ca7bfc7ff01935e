import { keptCaches, keptHeaders } from "../../../lib/kept-caches.ts";
import { keepPage } from "./keep-page.ts";

const { pages, files, media } = keptCaches;
const script = "/scripts/app-0123456789abcdef0123.js";
const part = "/scripts/1234-0123456789abcdef0123.js";
const words = `/files/wordlehint/production/${"0".repeat(40)}.txt`;
const html = `<title data-react-helmet="true">Word lists &amp; more | WordleHint</title><script src="${script}"></script><script type="application/json">{"guessesPath":"${words.slice(1)}"}</script>`;

const publicPage = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0" };
const pageOf = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { ...publicPage, ...headers } });

let kept: Map<string, Map<string, Response>>;
let served: Record<string, () => Response>;
/** A page without space is rejected. */
let hasSpaceFor: (path: string, pageCount: number) => boolean;

function cacheNamed(name: string) {
  const responses = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, responses);
  return {
    match: (path: string) => Promise.resolve(responses.get(path)?.clone()),
    put: (path: string, response: Response) => {
      if (name === pages && !hasSpaceFor(path, responses.size))
        return Promise.reject(new Error("QuotaExceededError"));
      responses.delete(path);
      return Promise.resolve(void responses.set(path, response));
    },
    keys: () => Promise.resolve([...responses.keys()]),
    delete: (path: string) => Promise.resolve(responses.delete(path)),
  };
}

const keptPaths = (name: string) => [...(kept.get(name)?.keys() ?? [])];

const replaced = ["caches", "fetch", "location"] as const;
const before = new Map(replaced.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));

beforeEach(() => {
  kept = new Map();
  hasSpaceFor = () => true;
  served = { [script]: () => new Response("script"), [part]: () => new Response("part") };
  served[words] = () => new Response("aahed");
  const browser = {
    caches: { open: (name: string) => Promise.resolve(cacheNamed(name)) },
    fetch: (path: string) =>
      Promise.resolve(served[path]?.() ?? new Response("Not found", { status: 404, headers: publicPage })),
    location: { origin: "https://wordlehint.example" },
  };
  for (const name of replaced)
    Object.defineProperty(globalThis, name, { value: browser[name], configurable: true });
  const loaded = [{ name: `https://wordlehint.example${part}` }] as PerformanceResourceTiming[];
  jest.spyOn(performance, "getEntriesByType").mockReturnValue(loaded);
});

afterAll(() => {
  jest.restoreAllMocks();
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

describe("A page that is read", () => {
  it("is kept with the files that it names, and those that were loaded late", async () => {
    served["/word-lists"] = () => pageOf(html, { "Content-Encoding": "br", ETag: '"1"' });
    await keepPage("/word-lists");
    expect(keptPaths(files)).toEqual([script, part]);
    expect(keptPaths(media)).toEqual([words]);
    const response = kept.get(pages)?.get("/word-lists");
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      etag: '"1"',
      [keptHeaders.files]: `${script} ${part}`,
      [keptHeaders.title]: encodeURIComponent("Word lists &amp; more"),
    });
    expect(response?.headers.has("content-encoding")).toBe(false);
    expect(await response?.text()).toBe(html);
  });

  it("replaces an older copy, unless that is fresh enough", async () => {
    served["/about"] = () => pageOf("first");
    await keepPage("/about");
    served["/about"] = () => pageOf("second");
    await keepPage("/about", 60_000);
    expect(await kept.get(pages)?.get("/about")?.clone().text()).toBe("first");
    await keepPage("/about");
    expect(await kept.get(pages)?.get("/about")?.clone().text()).toBe("second");
  });

  it.each<[string, () => Response]>([
    ["a preview", () => pageOf("draft", { "Cache-Control": "private, no-store" })],
    ["a page without its riddle", () => new Response("", { status: 503, headers: publicPage })],
    ["what isn't a page", () => pageOf("{}", { "Content-Type": "application/json" })],
    ["a page of unusual length", () => pageOf("a".repeat(1_000_001))],
  ])("isn't kept if it is %s, and its copy stays", async (_what, response) => {
    served["/about"] = () => pageOf("About");
    await keepPage("/about");
    served["/about"] = response;
    await keepPage("/about");
    expect(await kept.get(pages)?.get("/about")?.text()).toBe("About");
  });

  it("is kept no longer once it is gone", async () => {
    served["/about"] = () => pageOf("About");
    await keepPage("/about");
    delete served["/about"];
    await keepPage("/about");
    expect(keptPaths(pages)).toEqual([]);
  });

  it.each([
    "/auth",
    "/subscribe",
    "/subscribe/card",
    "/reset-password",
    "/email-preferences",
    "/_styleguide/tabs",
  ])("isn't kept if it is %s", async (path) => {
    served[path] = () => pageOf("Personal");
    await keepPage(path);
    expect(keptPaths(pages)).toEqual([]);
  });
});

describe("When many pages are read", () => {
  const read = async (count: number) => {
    for (let number = 1; number <= count; number++) {
      served[`/blog/${number}`] = () => pageOf(String(number));
      await keepPage(`/blog/${number}`);
    }
  };

  it("the sixty that were kept last stay", async () => {
    await read(62);
    expect(keptPaths(pages)).toHaveLength(60);
    expect(keptPaths(pages)[0]).toBe("/blog/3");
  });

  it("the one that was kept first makes room where space runs out", async () => {
    hasSpaceFor = (_path, pageCount) => pageCount < 3;
    await read(4);
    expect(keptPaths(pages)).toEqual(["/blog/2", "/blog/3", "/blog/4"]);
  });

  it("none is lost for one that is too large for the space", async () => {
    await read(3);
    hasSpaceFor = (path) => path !== "/about";
    served["/about"] = () => pageOf("About");
    await keepPage("/about");
    expect(keptPaths(pages).toSorted()).toEqual(["/blog/1", "/blog/2", "/blog/3"]);
  });
});
