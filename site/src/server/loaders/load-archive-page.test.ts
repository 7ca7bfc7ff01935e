import { addDays, hintAddress, lastZone, latestPuzzleDate, plainDate } from "@wordlehint/contracts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { firstDayOf, lastDayOf, monthAfter, monthOf, monthSlug } from "../../lib/puzzle-month.ts";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { loadArchivePage } from "./load-archive-page.ts";
import { loadArchiveSearch } from "./load-archive-search.ts";

const zone = "Asia/Tokyo";
const before = { ...process.env };
const first = "2026-03-10";
const numberOf = (date: string) => (Date.parse(date) - Date.parse("2021-06-18")) / 86_400_000;

let lake: LakeFixture;
let service: Server;
let requests: string[];
let isDown: boolean;
let latest: string;
/** The month that the service names as the one before. */
let earlier: string | null;
/** Past dates without a riddle. */
let gaps: readonly string[];

const riddleOf = (date: string) => ({
  id: date,
  date,
  puzzleNumber: numberOf(date),
  timeZone: zone,
  word: "crane",
  wordLength: 5,
  riddle: "A first line,\nand more of crane",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: "2026-11-20T15:05:00.000Z",
  answerAvailableAt: "2026-11-21T15:05:00.000Z",
  nextRiddleAt: "2026-11-21T15:05:00.000Z",
  theme: "wings",
  previousDate: null,
  nextDate: null,
  firstDate: first,
});
const isKnown = (date: string) => date >= first && date <= latest && !gaps.includes(date);

/** The riddles of a month before the latest one, the newest first. */
function previousOf(month: string) {
  const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(31 - index).padStart(2, "0")}`);
  return days.filter((date) => date < latest && date <= lastDayOf(month) && isKnown(date)).map(riddleOf);
}

beforeAll(async () => {
  lake = await startLake();
  service = createServer((req, res) => {
    const { pathname, searchParams, search } = new URL(req.url ?? "/", "http://riddle.invalid");
    const route = pathname.replace("/api/riddle/", "");
    requests.push(route + search);
    const date = searchParams.get("date") ?? latest;
    const month = searchParams.get("month") ?? "";
    const body =
      route === "previous" ? previousOf(month) : isKnown(date) ? riddleOf(date) : { message: "None" };
    res.writeHead(isDown ? 503 : route === "previous" || isKnown(date) ? 200 : 404, {
      "Content-Type": "application/json",
      ...(route === "previous" &&
        earlier !== null && { Link: `</api/riddle/previous?month=${earlier}&tz=x>; rel="next"` }),
    });
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
  earlier = "2026-04";
  gaps = [];
  latest = latestPuzzleDate(Date.now(), zone);
  lake.reply = () => ({ result: { site: { name: "Riddler" }, navigation: null }, syncTags: ["s1:site"] });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await lake.close();
});

const requestFor = (path: string) => ({
  url: path,
  headers: new Map<string, unknown>([["x-time-zone", zone]]),
});
const load = (slug: string | null) =>
  loadArchivePage(requestFor(`/wordle-hints${slug === null ? "" : `/${slug}`}`), slug);
const tagsOf = ({ headers }: Awaited<ReturnType<typeof load>>) =>
  String(headers?.["Surrogate-Key"]).split(" ");

/** The last month that is over in every zone. */
function overMonth(): string {
  const lastLive = latestPuzzleDate(Date.now(), lastZone);
  return monthOf(addDays(firstDayOf(monthOf(lastLive)), -1));
}

describe("The archive", () => {
  it("shows the latest month with the latest riddle first, and leads to the month before", async () => {
    const page = await load(null);
    expect(page.status).toBeUndefined();
    const { month } = page.props ?? {};
    expect(month).toMatchObject({ month: monthOf(latest), through: latest, earlier: "2026-04", later: null });
    expect(month?.days[0]).toEqual({
      date: latest,
      puzzleNumber: numberOf(latest),
      theme: "wings",
      firstLine: "A first line,",
    });
    expect(month?.days.map(({ date }) => date)).toEqual(
      [...new Set(month?.days.map(({ date }) => date))].sort().reverse(),
    );
    expect(requests).toContain(`previous?month=${monthOf(latest)}&tz=Asia%2FTokyo`);
  });

  it("holds neither an answer nor anything else of a riddle", async () => {
    expect(JSON.stringify((await load(null)).props)).not.toMatch(/crane|vowelCount|Available|Tokyo/);
  });

  it("of the latest month is kept for the puzzle date of its visitors, and purged by each of its riddles", async () => {
    const tags = tagsOf(await load(null));
    expect(tags).toEqual(
      expect.arrayContaining([`puzzle:${latest}`, `past-puzzle:${firstDayOf(monthOf(latest))}`, "s1:site"]),
    );
  });

  it("of a month that is over everywhere is kept for all, and leads to both its neighbors", async () => {
    const month = overMonth();
    const page = await load(monthSlug(month));
    expect(page.props?.month).toMatchObject({ month, through: lastDayOf(month), later: monthAfter(month) });
    const tags = tagsOf(page);
    expect(tags.filter((tag) => tag.startsWith("puzzle:"))).toEqual([]);
    // Should an earlier riddle be added, the link to its month appears.
    for (const date of [firstDayOf(month), lastDayOf(month), addDays(firstDayOf(month), -1)])
      expect(tags).toContain(`past-puzzle:${date}`);
  });

  it("of a month without riddles says so", async () => {
    const month = overMonth();
    gaps = previousOf(month).map(({ date }) => date);
    expect(await load(monthSlug(month))).toMatchObject({ props: { state: "shown", month: { days: [] } } });
  });

  it.each(["february-2026", "january-2199", "december-9999", "soon", "search-2026", "constructor"])(
    "of %s is not found, and says which days there are",
    async (slug) => {
      const page = await load(slug);
      expect(page).toMatchObject({
        status: 404,
        props: { state: "absent", month: null, range: { first, latest } },
      });
      expect(tagsOf(page)).toContain(`puzzle:${latest}`);
    },
  );

  it("is an uncacheable error while the riddle service fails", async () => {
    isDown = true;
    expect(await load(null)).toMatchObject({
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { state: "failed", month: null },
    });
  });
});

describe("The search of the archive", () => {
  const search = (query: string, path = "/wordle-hints/search") =>
    loadArchiveSearch(requestFor(`${path}?${query}`));
  const found = "2026-05-20";

  it.each([
    ["a number", `number=${numberOf(found)}`],
    ["a number with a sign", `number=No.+${numberOf(found)}`],
    ["a date", `date=${found}`],
    ["a date in words", "date=May+20,+2026"],
    ["a number, whatever the date", `date=soon&number=${numberOf(found)}`],
  ])("leads from %s to its riddle", async (_what, query) => {
    expect(await search(query)).toMatchObject({
      status: 302,
      headers: { Location: hintAddress(found), "Cache-Control": "no-store" },
    });
  });

  it("leads to the archive if nothing was typed", async () => {
    expect(await search("number=++&date=")).toMatchObject({
      status: 302,
      headers: { Location: "/wordle-hints" },
    });
  });

  it("tells a client-side navigation the address", async () => {
    const page = await search(`date=${found}`, "/page-data/wordle-hints/search/page-data.json");
    expect(page.status).toBeUndefined();
    expect(page.headers).not.toHaveProperty("Location");
    expect(page.props?.to).toBe(hintAddress(found));
  });

  it.each([
    ["number=crane", "“crane” is no puzzle number"],
    ["number=0", "There is no riddle for puzzle No. 0. Our riddles begin on 10 March 2026."],
    ["number=999999", "Puzzle No. 999999 isn't out yet. The latest is No."],
    ["date=soon", "We can't read “soon” as a date."],
    ["date=2026-02-30", "We can't read “2026-02-30” as a date."],
    ["date=2026-03-09", "There is no riddle for 9 March 2026. Our riddles begin on 10 March 2026."],
    ["date=2199-01-01", "The riddle for 1 January 2199 isn't out yet."],
  ])("says why %s leads nowhere", async (query, message) => {
    const page = await search(query);
    expect(page).toMatchObject({
      status: 404,
      headers: { "Cache-Control": "no-store" },
      props: { to: null },
    });
    expect(page.props?.message).toContain(message);
  });

  it("says the latest riddle when asked for one that isn't out", async () => {
    expect((await search("date=2199-01-01")).props?.message).toContain(plainDate(latest));
  });

  it("is an uncacheable error while the riddle service fails", async () => {
    isDown = true;
    expect(await search("number=1700")).toMatchObject({
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { to: null, message: null },
    });
  });
});
