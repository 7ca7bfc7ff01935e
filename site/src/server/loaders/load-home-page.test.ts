import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadHomePage } from "./load-home-page.ts";

const latest = {
  id: "r1",
  date: "2026-11-21",
  puzzleNumber: 1982,
  timeZone: "Asia/Tokyo",
  word: null,
  wordLength: 5,
  riddle: "A verse",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: "2026-11-20T15:05:00.000Z",
  answerAvailableAt: "2026-11-21T15:05:00.000Z",
  nextRiddleAt: "2026-11-21T15:05:00.000Z",
};

let lake: Server;
let riddleService: Server;
let respond: RequestListener;
let respondTexts: RequestListener;
const requests: string[] = [];
const before = { ...process.env };

beforeAll(async () => {
  riddleService = createServer((req, res) => {
    requests.push(req.url ?? "");
    respond(req, res);
  });
  lake = createServer((req, res) => {
    res.setHeader("Content-Type", "application/json");
    if (req.url?.includes("homePage")) respondTexts(req, res);
    else
      res.end(
        JSON.stringify({ result: { site: { name: "Riddler" }, navigation: null }, syncTags: ["s1:a"] }),
      );
  });
  process.env.RIDDLE_URL = await listening(riddleService);
  process.env.SANITY_API_HOST = await listening(lake);
  process.env.SITE_ORIGIN = "https://hint.example";
});
beforeEach(() => {
  requests.length = 0;
  respond = (_req, res) => res.end(JSON.stringify(latest));
  respondTexts = (_req, res) =>
    res.end(JSON.stringify({ result: { _rev: "r7", intro: { title: "A hint" } }, syncTags: ["s1:b"] }));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  for (const server of [riddleService, lake]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const requestFor = (zone?: string) => ({
  url: "/",
  headers: new Map<string, unknown>(zone === undefined ? [] : [["x-time-zone", zone]]),
});

describe("The home page's data", () => {
  it("has the riddle of the gateway's time zone, tagged with its date", async () => {
    const page = await loadHomePage(requestFor("Asia/Tokyo"));
    expect(requests).toEqual(["/api/riddle/latest?tz=Asia%2FTokyo"]);
    expect(page.headers?.["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    expect(page.headers?.["Surrogate-Key"]).toMatch(
      /^home puzzle:2026-11-21 s1:a type:siteSettings type:navigation s1:b .*type:homePage.* rev:r7$/,
    );
    expect(page.props).toMatchObject({
      origin: "https://hint.example",
      riddle: { date: "2026-11-21", riddle: "A verse" },
      settings: { product: "Riddler", blockerMode: "modal" },
      content: { intro: { title: "A hint" } },
    });
  });

  it("is cached until it is purged while its texts aren't written", async () => {
    respondTexts = (_req, res) => res.end(JSON.stringify({ result: null, syncTags: ["s1:b"] }));
    const page = await loadHomePage(requestFor());
    expect(page.props).toMatchObject({ riddle: { riddle: "A verse" }, content: null });
    expect(page.headers?.["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  });

  it.each<[string, RequestListener]>([
    ["fails", (_req, res) => void res.writeHead(500).end("{}")],
    ["doesn't respond in time", () => undefined],
  ])("has its riddle, and is cached only briefly, if the content lake %s", async (_case, listener) => {
    respondTexts = listener;
    const page = await loadHomePage(requestFor());
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({ riddle: { riddle: "A verse" }, content: null });
    expect(page.headers?.["Cache-Control"]).toContain("s-maxage=10");
    expect(page.headers?.["Surrogate-Key"]).toContain("type:homePage");
  });

  it("has New York's riddle if no time zone is given", async () => {
    await loadHomePage(requestFor());
    expect(requests).toEqual(["/api/riddle/latest?tz=America%2FNew_York"]);
  });

  it("has neither the answer nor anything that depends on the time zone", async () => {
    respond = (_req, res) => res.end(JSON.stringify({ ...latest, word: "crane" }));
    const page = await loadHomePage(requestFor("Asia/Tokyo"));
    expect(JSON.stringify(page)).not.toMatch(/crane|Tokyo|releasedAt/);
  });

  it.each<[string, RequestListener]>([
    ["fails", (_req, res) => void res.writeHead(500).end("{}")],
    ["returns no riddle", (_req, res) => res.end(JSON.stringify({ ...latest, riddle: "" }))],
    ["breaks off", (req) => req.socket.destroy()],
    ["doesn't respond in time", () => undefined],
  ])("is an uncacheable error if the riddle service %s", async (_case, listener) => {
    respond = listener;
    const page = await loadHomePage(requestFor());
    expect(page).toMatchObject({
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { riddle: null },
    });
  });
});
