import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { connectRenderer, type Renderer } from "./renderer.ts";

const maxPageBytes = 8 * 1024 * 1024;

let site: FakeServer;
let renderer: Renderer;
const urls = () => site.requests.map(({ url }) => url);

beforeEach(async () => {
  site = await startFakeServer((_req, res) => res.writeHead(404).end());
  renderer = connectRenderer({ origin: site.url, timeoutMs: 30_000 });
});
afterEach(async () => {
  await renderer.close();
  await site.stop();
});

it("asks for a page in a zone as it is sent to visitors, and returns all of it", async () => {
  const body = `in pieces ${"€".repeat(200_000)}`;
  site.handler = (_req, res) => {
    res.writeHead(203, { "Content-Type": "text/html", "Surrogate-Key": ["home", "puzzle:today"] });
    res.end(body);
  };
  const page = await renderer.fetchPage("/about", "Asia/Tokyo");
  expect(page).toMatchObject({
    status: 203,
    headers: { "content-type": "text/html", "surrogate-key": "home, puzzle:today" },
    body,
  });
  expect(site.requests).toMatchObject([
    {
      method: "GET",
      url: "/about",
      headers: { accept: "text/html", "accept-encoding": "identity", "x-time-zone": "Asia/Tokyo" },
    },
  ]);
});

it.each(["/about/", "<origin>/about/"])("follows a redirect to %s, in the same zone", async (location) => {
  site.handler = (req, res) => {
    if (req.url === "/about/") res.writeHead(200).end("the page");
    else res.writeHead(301, { location: location.replace("<origin>", site.url) }).end();
  };
  expect(await renderer.fetchPage("/about", "Asia/Tokyo")).toMatchObject({ status: 200, body: "the page" });
  expect(site.requests.map(({ url, headers }) => [url, headers["x-time-zone"]])).toEqual([
    ["/about", "Asia/Tokyo"],
    ["/about/", "Asia/Tokyo"],
  ]);
});

it.each(["/other/", "/about", "https://elsewhere.example/about/", "//elsewhere.example/about/"])(
  "follows no redirect to %s",
  async (location) => {
    site.handler = (_req, res) => res.writeHead(302, { location }).end();
    expect(await renderer.fetchPage("/about", "UTC")).toMatchObject({ status: 302 });
    expect(urls()).toEqual(["/about"]);
  },
);

it("follows one redirect only", async () => {
  site.handler = (req, res) => res.writeHead(301, { location: `${req.url}/` }).end();
  expect(await renderer.fetchPage("/about", "UTC")).toMatchObject({ status: 301 });
  expect(urls()).toEqual(["/about", "/about/"]);
});

it("takes a page of 8 MiB and none that is larger", async () => {
  let bytes = maxPageBytes;
  site.handler = (_req, res) => res.writeHead(200).end("x".repeat(bytes));
  expect((await renderer.fetchPage("/about", "UTC")).body).toHaveLength(maxPageBytes);
  bytes++;
  await expect(renderer.fetchPage("/about", "UTC")).rejects.toThrow("the page is too large");
});

it.each([
  ["asks once more when the renderer closes the connection", 1, true],
  ["gives up when it does so again", 2, false],
])("%s", async (_name, closings, succeeds) => {
  site.handler = (req, res) => {
    if (urls().length <= closings) req.socket.destroy();
    else res.writeHead(200).end("the page");
  };
  const [result] = await Promise.allSettled([renderer.fetchPage("/about", "UTC")]);
  expect([result.status, urls().length]).toEqual([succeeds ? "fulfilled" : "rejected", 2]);
});

it.each([429, 500, 503])("returns a response with %i as it is", async (status) => {
  site.handler = (_req, res) => res.writeHead(status).end();
  expect(await renderer.fetchPage("/about", "UTC")).toMatchObject({ status });
  expect(urls()).toHaveLength(1);
});

it.each<[string, FakeServer["handler"]]>([
  ["doesn't respond", () => undefined],
  ["stops within the page", (_req, res) => void res.writeHead(200).write("<html>")],
])("fails when the renderer %s", async (_name, handler) => {
  site.handler = handler;
  const impatient = connectRenderer({ origin: site.url, timeoutMs: 20 });
  await expect(impatient.fetchPage("/about", "UTC")).rejects.toMatchObject({ name: "TimeoutError" });
  await impatient.close();
});
