import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { defaultSettings } from "../../settings/default-settings.ts";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { redirectQuery } from "../content-lake/find-redirect.ts";
import { settingsQuery } from "../queries/settings-query.ts";
import { loadContentPage } from "./load-content-page.ts";

const rendererKey = "a key that only the gateway knows";
const before = { ...process.env };
const postQuery = `*[_type == "blogPost" && slug.current == $slug][0]{_type, _rev, title}`;
const post = { _type: "blogPost", _rev: "r7", title: "Letters" };

let lake: LakeFixture;
let documents: { post: unknown; redirects: Readonly<Record<string, string>> };
let eventCount = 0;

beforeAll(async () => {
  lake = await startLake();
  process.env.SITE_ORIGIN = "https://hint.example";
  process.env.RENDERER_KEY = rendererKey;
  process.env.SANITY_TOKEN = "a-token-that-reads";
  process.env.STUDIO_URL = "https://studio.example";
});
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  documents = { post, redirects: {} };
  lake.queries = [];
  lake.reply = ({ query, params }) => {
    if (query === settingsQuery) {
      return { result: { site: { name: "Riddler" }, navigation: null }, syncTags: ["s1:site"] };
    }
    if (query === redirectQuery) {
      const to = documents.redirects[String(params.path)];
      const result = to === undefined ? null : { to, further: documents.redirects[to] ?? null };
      return { result, syncTags: ["s1:moved"] };
    }
    return { result: documents.post, syncTags: ["s1:post"] };
  };
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  await lake.close();
});

/** The redirects of an article that has moved so many times, each to the next address. */
const moved = (moves: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: moves }, (_, at) => [
      `/blog/letters${at === 0 ? "" : `-${at}`}`,
      `/blog/letters-${at + 1}`,
    ]),
  );

interface RequestOptions {
  url?: string;
  liveEventId?: string | null;
  /** By default none, as for visitors. */
  previewHeader?: string;
  whenAbsent?: "not-found" | "empty";
  byDay?: (content: unknown, day: string) => never;
}

function load({
  url = "/blog/letters",
  liveEventId,
  previewHeader,
  whenAbsent = "not-found",
  byDay,
}: RequestOptions = {}) {
  const headers = new Map<string, unknown>();
  const id = liveEventId === undefined ? `event-${(eventCount += 1)}` : liveEventId;
  if (id !== null) headers.set("x-live-event-id", id);
  if (previewHeader !== undefined) headers.set("x-preview", previewHeader);
  const source = {
    query: postQuery,
    params: { slug: "letters" },
    types: ["blogPost", "author"],
    whenAbsent,
    ...(byDay && { byDay }),
  };
  return loadContentPage({ url, headers }, source);
}

const queriesOf = () => lake.queries.map(({ query }) => query);

describe("A page with content", () => {
  it("has the published document, the site's settings and the tags of both", async () => {
    const page = await load();
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({
      state: "shown",
      content: post,
      settings: { product: "Riddler", isPreview: false },
      origin: "https://hint.example",
      path: "/blog/letters",
    });
    expect(page.headers).toEqual({
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Surrogate-Key": "s1:post s1:site type:siteSettings type:navigation type:blogPost type:author rev:r7",
    });
    expect(page.props).not.toHaveProperty("preview");
  });

  it("is fetched as fresh as the gateway's live event id requires, and from published content only", async () => {
    await load({ liveEventId: "event-a" });
    expect(lake.queries).toHaveLength(2);
    for (const { options } of lake.queries) {
      expect(options).toMatchObject({ perspective: "published", lastLiveEventId: "event-a" });
    }
    expect(lake.queries.find(({ query }) => query === postQuery)?.params).toEqual({ slug: "letters" });
  });

  it("shares the settings of one live event id with other pages", async () => {
    await load({ liveEventId: "event-b" });
    await load({ liveEventId: "event-b" });
    await load({ liveEventId: "event-c" });
    expect(queriesOf().filter((query) => query === settingsQuery)).toHaveLength(2);
  });

  it("fetches the settings every time if there is no live event id", async () => {
    await load({ liveEventId: null });
    await load({ liveEventId: null });
    expect(queriesOf().filter((query) => query === settingsQuery)).toHaveLength(2);
  });

  it("has the same path for a page-data request, and with a trailing slash", async () => {
    for (const url of ["/page-data/blog/letters/page-data.json", "/blog/letters/", "/blog/letters?tab=2"]) {
      expect((await load({ url })).props?.path).toBe("/blog/letters");
    }
  });

  it("is reduced to what it shows on a day, except in a preview", async () => {
    const days: string[] = [];
    const byDay = (content: unknown, day: string) => {
      days.push(day);
      return { ...(content as typeof post), title: "Today’s" } as never;
    };
    expect((await load({ byDay })).props).toMatchObject({ state: "shown", content: { title: "Today’s" } });
    expect((await load({ byDay, previewHeader: rendererKey })).props).toMatchObject({ content: post });
    expect(days).toEqual([latestPuzzleDate(Date.now(), homeZone)]);
  });
});

describe("An address without a document", () => {
  beforeEach(() => {
    documents.post = null;
  });

  it("is not found, tagged so that publishing a document there purges it", async () => {
    const page = await load();
    expect(page).toMatchObject({ status: 404, props: { state: "not-found", content: null } });
    expect(page.headers?.["Surrogate-Key"]).toMatch(/s1:post .*type:blogPost .*s1:moved type:redirect$/);
  });

  it("is an empty page if it belongs to the site itself", async () => {
    const page = await load({ whenAbsent: "empty" });
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({ state: "empty", content: null });
    expect(queriesOf()).not.toContain(redirectQuery);
  });

  it("is not found without a query if no editor could have chosen it", async () => {
    for (const url of ["/wp-login.php%00", "/a//b", "/%2e%2e/secret", `/${"a".repeat(300)}`]) {
      lake.queries = [];
      expect((await load({ url })).status).toBe(404);
      expect(queriesOf()).toEqual([settingsQuery]);
    }
  });

  it.each(["/blog/letter-frequency", "/"])(
    "redirects permanently to where the page has moved: %s",
    async (to) => {
      documents.redirects = { "/blog/letters": to };
      expect(await load()).toMatchObject({ status: 301, headers: { Location: to } });
    },
  );

  it.each([2, 3, 4])("redirects to the last address of a page that has moved %i times", async (moves) => {
    documents.redirects = moved(moves);
    expect((await load()).headers).toMatchObject({ Location: `/blog/letters-${moves}` });
  });

  it.each([1, 2, 3, 4, 5])("isn't found, instead of somewhere on a circle of %i redirects", async (moves) => {
    documents.redirects = { ...moved(moves), [`/blog/letters-${moves - 1}`]: "/blog/letters" };
    if (moves === 1) documents.redirects = { "/blog/letters": "/blog/letters" };
    expect((await load()).status).toBe(404);
    documents.redirects = { ...documents.redirects, "/blog/before": "/blog/letters" };
    expect((await load({ url: "/blog/before" })).status).toBe(404);
  });

  it("isn't looked for without end", async () => {
    documents.redirects = moved(1_000);
    expect((await load()).status).toBe(404);
    expect(queriesOf().filter((query) => query === redirectQuery).length).toBeLessThan(10);
  });

  it("carries the redirect in its data for a page-data request", async () => {
    documents.redirects = { "/blog/letters": "/blog/new" };
    const page = await load({ url: "/page-data/blog/letters/page-data.json" });
    expect(page.status).toBeUndefined();
    expect(page.props).toMatchObject({ state: "moved", redirect: "/blog/new" });
    expect(page.headers).not.toHaveProperty("Location");
  });

  it.each([
    "//elsewhere.example",
    "https://elsewhere.example/page",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "http://elsewhere.example/",
    "https://name@elsewhere.example/",
    "/blog/a\r\nSet-Cookie: a=b",
    "/blog/letters",
    // Browsers would come back to where they are.
    "/blog/../blog/letters",
    "/blog/./letters",
    "/blog/letters/",
    "/blog/letters?again",
    "",
  ])("doesn't redirect to %j", async (to) => {
    documents.redirects = { "/blog/letters": to };
    expect((await load()).status).toBe(404);
  });
});

describe("A preview", () => {
  it.each(["1", "", "a key that only the gateway know?", `${rendererKey}!`])(
    "isn't shown to who sends the header %j instead of the gateway's key",
    async (previewHeader) => {
      const page = await load({ previewHeader });
      expect(page.props).not.toHaveProperty("preview");
      for (const { options } of lake.queries) expect(options).toMatchObject({ perspective: "published" });
    },
  );

  it("isn't shown by a renderer without a key", async () => {
    process.env.RENDERER_KEY = "";
    const page = await load({ previewHeader: "" });
    process.env.RENDERER_KEY = rendererKey;
    expect(page.props).not.toHaveProperty("preview");
    for (const { options } of lake.queries) expect(options).toMatchObject({ perspective: "published" });
  });

  it("shows drafts with their source map, and is never cached", async () => {
    const page = await load({ previewHeader: rendererKey });
    expect(page.headers).toEqual({ "Cache-Control": "private, no-store" });
    expect(page.props?.preview).toMatchObject({
      query: postQuery,
      params: { slug: "letters" },
      projectId: "wordlehint",
      dataset: "production",
      studioUrl: "https://studio.example",
    });
    for (const { options, headers } of lake.queries) {
      expect(options).toMatchObject({ perspective: "drafts", resultSourceMap: "withKeyArraySelector" });
      expect(options).not.toHaveProperty("lastLiveEventId");
      expect(headers.authorization).toBe("Bearer a-token-that-reads");
    }
    expect(JSON.stringify(page)).not.toContain("a-token-that-reads");
  });

  it("shows no ads, analytics or prompts", async () => {
    lake.reply = ({ query }) => {
      const site = {
        blockerMode: "full-screen",
        adScriptUrl: "https://ads.example/a.js",
        analyticsScriptUrl: "https://count.example/a.js",
      };
      return { result: query === settingsQuery ? { site, navigation: null } : post };
    };
    expect((await load({ previewHeader: rendererKey })).props?.settings).toMatchObject({
      isPreview: true,
      blockerMode: "off",
      adScriptUrl: null,
      analyticsScriptUrl: null,
    });
    expect((await load()).props?.settings).toMatchObject({ isPreview: false, blockerMode: "full-screen" });
  });
});

describe("Settings that can't be fetched", () => {
  const withoutSettings = () => {
    const { reply } = lake;
    lake.reply = (received) => (received.query === settingsQuery ? { status: 500 } : reply(received));
  };

  it("are the last known ones, on a page that is cached only briefly", async () => {
    await load();
    withoutSettings();
    const page = await load();
    expect(page.props).toMatchObject({ state: "shown", settings: { product: "Riddler" } });
    expect(page.headers?.["Cache-Control"]).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    expect(page.props?.settings.navigation).toEqual(defaultSettings.navigation);
  });
});

describe("While the content lake fails", () => {
  it.each([400, 401, 429, 500, 503])("with %i, the page is unavailable and not cached", async (status) => {
    lake.reply = () => ({ status });
    const page = await load();
    expect(page).toMatchObject({
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { state: "unavailable", content: null, path: "/blog/letters" },
    });
    expect(page.headers).not.toHaveProperty("Surrogate-Key");
  });
});
