import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askLiveRevision } from "./ask-live-revision.ts";

const responses: Readonly<Record<string, [status: number, body: string]>> = {
  "/": [200, '{"state":"unknown"}'],
  "/blog/vowels": [200, '{"state":"live"}'],
  "/blog/moved": [200, '{"state":"moved","location":"/blog/vowels"}'],
  "/blog/nowhere": [200, '{"state":"missing"}'],
  "/blog/newer-site": [200, '{"state":"something else"}'],
  "/blog/busy": [429, '{"code":"too_many_requests"}'],
  "/blog/broken": [200, "<!DOCTYPE html>"],
};

let site: Server;
let siteUrl: string;
const received: { url: URL; headers: IncomingHttpHeaders }[] = [];
beforeAll(async () => {
  site = createServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://site");
    received.push({ url, headers: req.headers });
    const [status, body] = responses[url.searchParams.get("path") ?? ""] ?? [404, "{}"];
    res.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const ask = (path: string, url = siteUrl) =>
  askLiveRevision({ siteUrl: url, path, revision: "r2" }, new AbortController().signal);

describe("What the public site says about a revision", () => {
  it.each([
    ["/", { kind: "page", state: "unknown" }],
    ["/blog/vowels#hard-mode", { kind: "page", state: "live" }],
    ["/blog/moved", { kind: "moved", location: "/blog/vowels" }],
    ["/blog/nowhere", { kind: "page", state: "missing" }],
    ["/blog/newer-site", { kind: "page", state: "unknown" }],
    ["/blog/busy", { kind: "fault", status: 429 }],
    ["/blog/broken", { kind: "unreachable" }],
  ])("at %s is %j", async (path, response) => expect(await ask(path)).toEqual(response));

  it("is asked of the site itself, past every cache on the way, with the revision", async () => {
    await ask("/");
    const { url, headers } = received.at(-1) ?? {};
    expect(url?.pathname).toBe("/api/pages/live-revision");
    expect(url?.searchParams.get("revision")).toBe("r2");
    expect(headers).toMatchObject({ "cache-control": "no-cache", pragma: "no-cache" });
  });

  it("is missing when the site can't be reached", async () => {
    expect(await ask("/", "http://127.0.0.1:9")).toEqual({ kind: "unreachable" });
  });
});
