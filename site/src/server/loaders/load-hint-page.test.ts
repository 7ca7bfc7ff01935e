import { addDays, dateSlug, homeZone, lastZone, latestPuzzleDate } from "@wordlehint/contracts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { hintPageQuery } from "../queries/hint-page-query.ts";
import { loadHintPage, loadHintRedirect } from "./load-hint-page.ts";

const zone = "Asia/Tokyo";
const before = { ...process.env };
const texts = { _type: "hintPage", _rev: "r7", title: "Hint page" };

let lake: LakeFixture;
let service: Server;
let requests: string[];
let isDown: boolean;
let latest: string;

const riddleOf = (date: string) => ({
  id: date,
  date,
  puzzleNumber: 1982,
  timeZone: zone,
  word: "crane",
  wordLength: 5,
  riddle: "A verse",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: "2026-11-20T15:05:00.000Z",
  answerAvailableAt: "2026-11-21T15:05:00.000Z",
  nextRiddleAt: "2026-11-21T15:05:00.000Z",
});
const datedRiddleOf = (date: string) => ({
  ...riddleOf(date),
  theme: "wings",
  previousDate: addDays(date, -1),
  nextDate: date < latest ? addDays(date, 1) : null,
  firstDate: "2026-08-23",
});

const review = {
  answerAvailableAt: "2026-11-21T15:05:00.000Z",
  word: "crane",
  meaning: [{ kind: "noun", text: "a wading bird" }],
  openers: [{ word: "slate", left: 12 }],
  letters: [{ letter: "c", percent: 17.5 }],
  players: null,
};

beforeAll(async () => {
  lake = await startLake();
  service = createServer((req, res) => {
    const { pathname, searchParams, search } = new URL(req.url ?? "/", "http://riddle.invalid");
    requests.push(pathname.replace("/api/riddle/", "") + search);
    const date = searchParams.get("date") ?? latest;
    const status = isDown ? 503 : date < "2026-08-23" ? 404 : 200;
    res.writeHead(status, { "Content-Type": "application/json" });
    const body = pathname.endsWith("latest")
      ? riddleOf(latest)
      : pathname.endsWith("review")
        ? review
        : datedRiddleOf(date);
    res.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  process.env.RIDDLE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  process.env.SITE_ORIGIN = "https://hint.example";
});
beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  requests = [];
  isDown = false;
  latest = latestPuzzleDate(Date.now(), zone);
  lake.reply = ({ query }) =>
    query === hintPageQuery
      ? { result: texts, syncTags: ["s1:texts"] }
      : { result: { site: { name: "Riddler" }, navigation: null }, syncTags: ["s1:site"] };
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await lake.close();
});

const requestFor = (slug: string, zoneHeader?: string) => ({
  url: `/wordle-hint/${slug}`,
  headers: new Map<string, unknown>(zoneHeader === undefined ? [] : [["x-time-zone", zoneHeader]]),
});
const load = (slug: string, zoneHeader: string | undefined = zone) =>
  loadHintPage(requestFor(slug, zoneHeader), slug);
const tagsOf = ({ headers }: Awaited<ReturnType<typeof load>>) =>
  String(headers?.["Surrogate-Key"]).split(" ");

describe("The hint page", () => {
  it("of today has the riddle that the service calls the latest in the gateway's zone, and the texts", async () => {
    const page = await load("today");
    expect(requests).toEqual(["latest?tz=Asia%2FTokyo", `by-date?date=${latest}&tz=Asia%2FTokyo`]);
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({
      state: "shown",
      riddle: { date: latest, theme: "wings", previousDate: addDays(latest, -1), nextDate: null },
      dates: { first: "2026-08-23", latest },
      content: texts,
      origin: "https://hint.example",
      settings: { product: "Riddler" },
    });
    expect(tagsOf(page)).toEqual(expect.arrayContaining([`puzzle:${latest}`, "s1:texts", "type:hintPage"]));
  });

  it("has neither the answer nor anything that depends on the time zone", async () => {
    expect(JSON.stringify(await load("today"))).not.toMatch(/crane|Tokyo|releasedAt|AvailableAt/);
  });

  it("of yesterday is kept for the puzzle date of its visitors", async () => {
    const page = await load("yesterday");
    const yesterday = addDays(latest, -1);
    expect(page.props?.riddle?.date).toBe(yesterday);
    expect(tagsOf(page)).toEqual(expect.arrayContaining([`puzzle:${latest}`, `puzzle:${yesterday}`]));
  });

  it("of a live date is kept for the puzzle date of its visitors; of one that is over everywhere, for all", async () => {
    const lastLive = latestPuzzleDate(Date.now(), lastZone);
    expect(tagsOf(await load(dateSlug(lastLive)))).toEqual(
      expect.arrayContaining([`puzzle:${latest}`, `puzzle:${lastLive}`]),
    );
    const over = addDays(lastLive, -1);
    const page = await load(dateSlug(over));
    expect(tagsOf(page)).toContain(`past-puzzle:${over}`);
    expect(tagsOf(page).filter((tag) => tag.startsWith("puzzle:"))).toEqual([]);
  });

  it("has the review of an answer that is out in every time zone, and of no other", async () => {
    const lastLive = latestPuzzleDate(Date.now(), lastZone);
    const over = await load(dateSlug(addDays(lastLive, -1)));
    expect(over.props?.review).toEqual(review);
    expect(requests).toContain(`review?date=${addDays(lastLive, -1)}&tz=${encodeURIComponent(lastZone)}`);
    requests = [];
    expect((await load(dateSlug(lastLive))).props?.review).toBeNull();
    expect(requests.join()).not.toContain("review");
  });

  it("of a date that isn't released is not found, and its riddle is not asked for", async () => {
    const tomorrow = addDays(latest, 1);
    const page = await load(dateSlug(tomorrow));
    expect(page).toMatchObject({ status: 404, props: { state: "absent", riddle: null } });
    expect(requests).toEqual([`by-date?date=${latest}&tz=Asia%2FTokyo`]);
    expect(tagsOf(page)).toEqual(expect.arrayContaining([`puzzle:${latest}`, `puzzle:${tomorrow}`]));
  });

  it.each(["march-5-2025", "march-05-2026", "no-such-day", "constructor"])(
    "of %s is not found, and says which dates there are",
    async (slug) => {
      const page = await load(slug);
      expect(page).toMatchObject({
        status: 404,
        props: {
          state: "absent",
          dates: { first: "2026-08-23" },
        },
      });
      expect(tagsOf(page)).toContain(`puzzle:${latest}`);
    },
  );

  it("is an uncacheable error while the riddle service fails", async () => {
    isDown = true;
    expect(await load("today")).toMatchObject({
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { state: "failed", riddle: null },
    });
  });

  it("has its riddle without the texts while the content lake fails, and is cached only briefly", async () => {
    lake.reply = () => ({ status: 503 });
    const page = await load("today");
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({ state: "shown", riddle: { date: latest }, content: null });
    expect(page.headers?.["Cache-Control"]).toContain("s-maxage=10");
    expect(tagsOf(page)).toEqual([`puzzle:${latest}`]);
  });

  it("is that of New York if no zone is given", async () => {
    await loadHintPage(requestFor("today"), "today");
    expect(requests[0]).toBe(`latest?tz=${encodeURIComponent(homeZone)}`);
  });
});

describe("The address without a date", () => {
  it("redirects to the current date of the zone, and a client-side navigation is told the address", () => {
    const to = `/wordle-hint/${dateSlug(latest)}`;
    expect(loadHintRedirect(requestFor("", zone))).toMatchObject({
      status: 302,
      headers: { Location: to, "Cache-Control": "no-store" },
    });
    const data = { ...requestFor("", zone), url: "/page-data/wordle-hint/page-data.json" };
    const page = loadHintRedirect(data);
    expect(page).toMatchObject({ props: { to } });
    expect(page.status).toBeUndefined();
    expect(page.headers).not.toHaveProperty("Location");
  });
});
