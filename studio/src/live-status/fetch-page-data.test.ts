import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchPageData } from "./fetch-page-data.ts";

const responses: Readonly<Record<string, [status: number, headers: Record<string, string>]>> = {
  "/page-data/index/page-data.json": [200, { "surrogate-key": "s1:home s1:all" }],
  "/page-data/blog/vowels/page-data.json": [200, { "surrogate-key": "s1:vowels" }],
  "/page-data/blog/moved/page-data.json": [200, { location: "/blog/vowels" }],
  "/page-data/wordle-dictionary/page-data.json": [200, {}],
};

let site: Server;
let siteUrl: string;
const received: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  site = createServer(({ url = "", headers }, res) => {
    received.push(headers);
    const [status, own] = responses[url] ?? [404, {}];
    res.writeHead(status, own).end("{}");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const pageAt = (path: string, url = siteUrl) => fetchPageData(url, path, new AbortController().signal);

describe("The public site's response for a page", () => {
  it.each([
    ["/", "s1:home s1:all"],
    ["/blog/vowels", "s1:vowels"],
    ["/wordle-dictionary#hard-mode", ""],
  ])("at %s contains its surrogate keys", async (path, surrogateKey) => {
    expect(await pageAt(path)).toEqual({ kind: "response", status: 200, surrogateKey, location: "" });
  });

  it("is a redirect when it names a location", async () => {
    expect(await pageAt("/blog/moved")).toMatchObject({ status: 301, location: "/blog/vowels" });
  });

  it("is 404 when there is no such page", async () => {
    expect(await pageAt("/blog/nowhere")).toMatchObject({ kind: "response", status: 404 });
  });

  it("is requested past every cache on the way", async () => {
    await pageAt("/");
    expect(received.at(-1)).toMatchObject({ "cache-control": "no-cache", pragma: "no-cache" });
  });

  it("is missing when the site can't be reached", async () => {
    expect(await pageAt("/", "http://127.0.0.1:9")).toEqual({ kind: "unreachable" });
  });
});
