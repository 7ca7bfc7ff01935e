import { addDays, hintAddress, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { firstDayOf, monthOf, monthSlug } from "../../lib/puzzle-month.ts";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { loadSitemap, robotsFile } from "./load-sitemap.ts";

const before = { ...process.env };
const latest = latestPuzzleDate(Date.now(), homeZone);
const thisMonth = monthOf(latest);
const lastMonth = monthOf(addDays(firstDayOf(thisMonth), -1));
/** One of the month before, so that the service names that month; the day after it has no riddle. */
const oldest = firstDayOf(lastMonth);

let lake: LakeFixture;
let service: Server;
let isDown: boolean;

const released = (date: string) => new Date(releaseInstantMs(date, homeZone)).toISOString();
const riddleOf = (date: string) => ({
  id: date,
  date,
  puzzleNumber: 1984,
  timeZone: homeZone,
  word: null,
  wordLength: 5,
  riddle: "A line,\nand another",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  theme: null,
  releasedAt: released(date),
  answerAvailableAt: released(addDays(date, 1)),
  nextRiddleAt: released(addDays(date, 1)),
});

const document = (_type: string, slug: string | null, rest: object = {}) => ({
  _id: `${_type}-${slug}`,
  _type,
  slug,
  _createdAt: "2026-05-01T10:00:00Z",
  _updatedAt: "2026-05-01T10:00:00Z",
  revisedOn: null,
  isHidden: false,
  questions: null,
  checklist: null,
  featured: null,
  ...rest,
});

beforeAll(async () => {
  lake = await startLake();
  service = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://riddle.invalid");
    const isLast = searchParams.get("month") === lastMonth;
    // As if the next riddle had been released since.
    const previous = isLast ? [oldest] : [addDays(latest, 1)];
    res.writeHead(isDown ? 503 : 200, {
      "Content-Type": "application/json",
      ...(!isLast && { Link: `</api/riddle/previous?month=${lastMonth}&tz=x>; rel="next"` }),
    });
    res.end(JSON.stringify(pathname.endsWith("/latest") ? riddleOf(latest) : previous.map(riddleOf)));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  process.env.RIDDLE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  process.env.SITE_ORIGIN = "https://www.hint.example";
});
beforeEach(() => {
  isDown = false;
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await lake.close();
});

const load = () => loadSitemap({ url: "/api/sitemap", headers: new Map([["x-live-event-id", "seven"]]) });

/** Last changes of pages, by address. */
async function loadPages(documents: readonly object[], terms: readonly object[] = [], ownGame?: string) {
  lake.reply = () => ({ result: { documents, ownGame: ownGame ?? null, terms }, syncTags: ["s1:posts"] });
  const { body } = await load();
  const entries = body.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g);
  return Object.fromEntries([...entries].map(([, address = "", changedAt]) => [address, changedAt]));
}

describe("The sitemap", () => {
  it("has the home page, the search, the archive and every released riddle, with the moments of releases", async () => {
    expect(await loadPages([])).toEqual({
      "https://hint.example/": released(latest),
      "https://hint.example/search": undefined,
      "https://hint.example/wordle-hints": released(latest),
      [`https://hint.example/wordle-hints/${monthSlug(lastMonth)}`]: undefined,
      [`https://hint.example${hintAddress(latest)}`]: released(latest),
      [`https://hint.example${hintAddress(oldest)}`]: released(addDays(oldest, 1)),
    });
  });

  it("has the pages that editors write, with the last change of all that they show, but none that they hide", async () => {
    const later = "2026-06-01T10:00:00Z";
    const pages = await loadPages(
      [
        document("guide", "getting-started", { questions: [{ _updatedAt: later }] }),
        document("page", "about", { checklist: { _updatedAt: later } }),
        document("page", "terms"),
        document("page", "hidden", { isHidden: true }),
        document("blogPost", "tom-&-jerry's"),
        document("blogPost", null),
        document("blogIndex", null),
        document("dictionary", null),
      ],
      [{ _updatedAt: later }],
    );
    expect(pages).toMatchObject({
      "https://hint.example/getting-started": later,
      "https://hint.example/about": later,
      "https://hint.example/terms": "2026-05-01T10:00:00Z",
      "https://hint.example/blog/tom-&amp;-jerry&apos;s": "2026-05-01T10:00:00Z",
      "https://hint.example/blog": "2026-05-01T10:00:00Z",
      "https://hint.example/wordle-dictionary": later,
    });
    expect(Object.keys(pages)).toHaveLength(6 + 6);
  });

  it("has every page of the blog", async () => {
    const posts = Array.from({ length: 22 }, (_, index) => document("blogPost", `post-${index}`));
    const index = document("blogIndex", null, { featured: "blogPost-post-0" });
    const pages = await loadPages([...posts, index], [], "blogPost-post-1");
    expect(Object.keys(pages).filter((address) => address.includes("/blog/page/"))).toEqual([
      "https://hint.example/blog/page/2",
      "https://hint.example/blog/page/3",
    ]);
  });

  it("is XML of protocol 0.9, and is written again after a publish, the next release or an hour", async () => {
    lake.reply = () => ({ result: { documents: [], terms: [] }, syncTags: ["s1:posts"] });
    const { status, headers, body } = await load();
    expect([status, headers["Content-Type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(headers["Cache-Control"]).toContain("s-maxage=3600");
    const tags = headers["Surrogate-Key"]?.split(" ");
    expect(tags).toEqual(expect.arrayContaining(["s1:posts", "type:page", `puzzle:${addDays(latest, 1)}`]));
    expect(lake.queries.at(-1)?.options).toMatchObject({ lastLiveEventId: "seven" });
    expect(body.split("\n").slice(0, 2)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ]);
  });

  it("isn't written incompletely", async () => {
    lake.reply = () => ({ status: 500 });
    expect(await load()).toMatchObject({ status: 503, headers: { "Cache-Control": "no-store" } });
    lake.reply = () => ({ result: { documents: [], terms: [] } });
    isDown = true;
    expect((await load()).status).toBe(503);
  });

  it("is named in robots.txt", () => {
    expect(robotsFile().body.split("\n")).toContain("Sitemap: https://hint.example/sitemap.xml");
  });
});
