import {
  addDays,
  hintAddress,
  homeZone,
  latestPuzzleDate,
  releaseInstantMs,
  type PuzzleDate,
} from "@wordlehint/contracts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { searchQuery } from "../queries/search-query.ts";
import { loadSearchPage, maxQueryLength } from "./load-search-page.ts";

const before = { ...process.env };
const latest = latestPuzzleDate(Date.now(), homeZone);
const yesterday = addDays(latest, -1);

let lake: LakeFixture;
let service: Server;
let isServiceDown: boolean;
let liveEvents = 0;

const released = (date: PuzzleDate) => new Date(releaseInstantMs(date, homeZone)).toISOString();
const riddleOf = (date: PuzzleDate, word: string | null) => ({
  id: date,
  date,
  puzzleNumber: 1984,
  timeZone: homeZone,
  word,
  wordLength: 5,
  riddle: "It shines,\nand turns",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  theme: null,
  releasedAt: released(date),
  answerAvailableAt: released(addDays(date, 1)),
  nextRiddleAt: released(addDays(date, 1)),
  previousDate: null,
  nextDate: null,
  firstDate: null,
});
const contentOf = (title: string) => ({
  pages: [{ _type: "blogPost", slug: "letters", title, summary: "In words.", body: "Counted." }],
  terms: [],
  lists: null,
});

beforeAll(async () => {
  lake = await startLake();
  service = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? "/", "http://riddle.invalid");
    res.writeHead(isServiceDown ? 503 : 200, { "Content-Type": "application/json" });
    const isPrevious = pathname.endsWith("/previous");
    res.end(JSON.stringify(isPrevious ? [riddleOf(yesterday, "glint")] : riddleOf(latest, null)));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  process.env.RIDDLE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  isServiceDown = false;
  publish("Vowels");
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await lake.close();
});

/** Changes the content, as if an event had told of it. */
function publish(title: string): void {
  liveEvents += 1;
  lake.queries = [];
  lake.reply = ({ query }) => ({
    result: query === searchQuery ? contentOf(title) : { site: null, navigation: null },
    syncTags: ["s1:all"],
  });
}

const load = (search: string) =>
  loadSearchPage({ url: `/search${search}`, headers: new Map([["x-live-event-id", `live-${liveEvents}`]]) });
const pathsOf = async (search: string) => {
  const { props } = await load(search);
  return props?.outcome?.groups.flatMap(({ hits }) => hits.map(({ path }) => path));
};
const contentQueries = () => lake.queries.filter(({ query }) => query === searchQuery);

describe("The search page", () => {
  it("without a query asks for nothing, and is kept until the settings change", async () => {
    const { headers, props } = await load("");
    expect(props).toMatchObject({ query: "", state: "idle", outcome: null, remark: null });
    expect(headers?.["Surrogate-Key"]).toContain("type:siteSettings");
    expect(contentQueries()).toEqual([]);
  });

  it("says that it can't search while the content lake has not responded yet", async () => {
    lake.reply = () => ({ status: 500 });
    expect(await load("?q=vowels")).toMatchObject({ status: 503, props: { state: "failed" } });
  });

  it("finds published texts, never drafts, and isn't kept", async () => {
    expect(await pathsOf("?q=vowels")).toEqual(["/blog/letters"]);
    expect(contentQueries()[0]?.options).toMatchObject({
      perspective: "published",
      lastLiveEventId: `live-${liveEvents}`,
    });
    expect((await load("?q=vowels")).headers).toEqual({ "Cache-Control": "no-store" });
    expect(contentQueries()).toHaveLength(1);
  });

  it("finds what an editor has just published", async () => {
    expect(await pathsOf("?q=consonants")).toEqual([]);
    publish("Consonants");
    expect(await pathsOf("?q=consonants")).toEqual(["/blog/letters"]);
  });

  it("finds what was known last while the content lake fails", async () => {
    publish("Diphthongs");
    await load("?q=diphthongs");
    publish("Syllables");
    lake.reply = () => ({ status: 500 });
    expect(await pathsOf("?q=diphthongs")).toEqual(["/blog/letters"]);
  });

  it("finds the riddles that are out, and by its answer only one whose answer is available", async () => {
    const { props } = await load("?q=shines");
    expect(props?.outcome?.groups[0]).toMatchObject({ name: "riddles", count: 2 });
    expect(JSON.stringify(props)).not.toMatch(/glint/i);
    expect(await pathsOf("?q=glint")).toEqual([hintAddress(yesterday)]);
  });

  it("is read in a time zone's header as the riddles are", async () => {
    const ahead = new Map([["x-time-zone", "Pacific/Kiritimati"]]);
    const { props } = await loadSearchPage({ url: "/search?q=shines", headers: ahead });
    expect(props?.lacksRiddles).toBe(false);
  });

  it("finds the rest without the riddle service, and says what is missing", async () => {
    isServiceDown = true;
    const away = new Map([
      ["x-live-event-id", `live-${liveEvents}`],
      ["x-time-zone", "Pacific/Pago_Pago"],
    ]);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 40 * 86_400_000);
    const { status, props } = await loadSearchPage({ url: "/search?q=vowels", headers: away });
    expect(status).toBeUndefined();
    expect(props).toMatchObject({ state: "searched", lacksRiddles: true });
  });

  it("searches for the beginning of what is too long, and says so", async () => {
    const { props } = await load(`?q=${"a".repeat(maxQueryLength + 28)}`);
    expect(props?.query).toHaveLength(maxQueryLength);
    expect(props?.remark).toContain(`the first ${maxQueryLength} characters`);
  });

  it("says what a search needs if nothing was typed that it could find", async () => {
    const { headers, props } = await load("?q=***");
    expect(props).toMatchObject({ query: "", state: "idle" });
    expect(props?.remark).toContain("letter or digit");
    expect(headers).toEqual({ "Cache-Control": "no-store" });
  });

  it.each([
    ["%00le%0Dtters%E2%80%AE", "le tters"],
    ["%FF%FEletters", "letters"],
    ["%3Cscript%3Ealert(1)%3C%2Fscript%3E", "<script>alert(1)</script>"],
    ["first&q=second", "first"],
  ])("takes ?q=%s as %j", async (sent, query) => {
    expect((await load(`?q=${sent}`)).props?.query).toBe(query);
  });

  it.each(["?q[]=vowels", "?q%5B0%5D=vowels", "?Q=vowels", "?q=", "?q=%20"])(
    "takes %s as no search",
    async (search) => {
      expect((await load(search)).props).toMatchObject({ query: "", state: "idle", remark: null });
    },
  );
});
