import { inlineScriptsPath, problemSchema } from "@wordlehint/contracts";
import { eventually, refusingUrl } from "@wordlehint/test-servers";
import { issuePass, passSeconds } from "../src/domain/preview-pass.ts";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { readToken, startLake, type FakeLake } from "./support/start-lake.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

const studio = "http://studio.example:3333";
const key = "a key that is long enough to sign";
const rendererKey = "a key that the renderer knows as well";
const secret = "c2VjcmV0LW9mLWFuLWVkaXRvcg";
const html = { accept: "text/html,*/*" };

let now: number;
let site: FakeSite;
let lake: FakeLake;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (env: GatewayOptions["env"] = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    now: () => now,
    env: {
      STUDIO_ORIGIN: studio,
      PREVIEW_KEY: key,
      RENDERER_KEY: rendererKey,
      SANITY_API_HOST: lake.url,
      SANITY_TOKEN: readToken,
      ...env,
    },
  });
};
const restart = async (env: GatewayOptions["env"]) => {
  await gateway.close();
  await start(env);
};

beforeEach(async () => {
  now = Date.parse("2026-11-21T12:30:00Z");
  site = await startSite();
  lake = await startLake();
  lake.secrets.add(secret);
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await lake.stop();
  await site.stop();
  await cache.remove();
});

const enable = (query: Record<string, string>, headers: Record<string, string> = html) =>
  gateway.get(`/api/preview/enable?${new URLSearchParams(query).toString()}`, headers);
const open = (pathname: string) =>
  enable({ "sanity-preview-secret": secret, "sanity-preview-pathname": pathname });
const pass = () => ({
  cookie: `tz=Asia/Tokyo; wordlehint-preview=${encodeURIComponent(issuePass(key, now))}`,
});
const showArticle = () =>
  site.show("/blog/a", ({ headers }) => ({
    body: headers["x-preview"] === rendererKey ? "the draft" : "what is published",
    headers: { "surrogate-key": "s1:a" },
  }));

describe("a preview that the studio opens", () => {
  it("gives the editor's browser a pass, and leads to the page", async () => {
    const { status, headers } = await open("/blog/a?tab=2");
    expect([status, headers.location]).toEqual([307, "/blog/a?tab=2"]);
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(cookie).toMatch(
      /^wordlehint-preview=preview-until-\d{10}\.[\w%]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers["cache-control"]).toBe("private, no-store, no-transform");
  });

  it("works in a frame of a studio on another site, if the site has HTTPS", async () => {
    await restart({ PUBLIC_ORIGIN: "https://hints.example" });
    const [cookie = ""] = (await open("/")).headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^__Host-wordlehint-preview=.*Secure; SameSite=None$/);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/..//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
  ])("never leads away from the site (%s)", async (pathname) => {
    const { headers } = await open(pathname);
    expect(new URL(headers.location ?? "", "http://site.example/here").origin).toBe("http://site.example");
  });

  it("queries the current secrets with the gateway's token", async () => {
    await open("/");
    const [query] = lake.requests;
    expect(query?.headers.authorization).toBe(`Bearer ${readToken}`);
    expect(query?.url).toContain("perspective=raw");
  });
});

describe("a preview that can't be opened", () => {
  const shown = async (response: ReturnType<typeof enable>) => {
    const got = await response;
    expect(got.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(got.text).toContain("<h1>The preview can’t be opened</h1>");
    expect(got.headers["content-security-policy"]).toContain(`frame-ancestors 'self' ${studio};`);
    expect(got.headers).not.toHaveProperty("x-frame-options");
    expect(got.headers).not.toHaveProperty("set-cookie");
    return got;
  };

  it.each([{}, { "sanity-preview-secret": "" }, { "sanity-preview-secret": "wrong" }])(
    "without a valid secret tells the editor what to do (%j)",
    async (query) => {
      const { status, text, headers } = await shown(enable(query));
      expect([status, headers["retry-after"]]).toEqual([403, undefined]);
      expect(text).toContain("open the preview in the studio again");
    },
  );

  it("because the content store is down says so, with Retry-After", async () => {
    await lake.stop();
    const { status, headers, text } = await shown(open("/"));
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(text).toContain("try again shortly");
  });

  it.each([500, 503, 401])("because the content store responds with %i gets a 503", async (status) => {
    lake.fault = { status, body: { statusCode: status, error: "fault", message: "inner secret" } };
    const got = await shown(open("/"));
    expect(got.status).toBe(503);
    expect(got.text).not.toContain("inner secret");
  });

  it.each([{ PREVIEW_KEY: "" }, { RENDERER_KEY: "" }, { SANITY_TOKEN: "" }])(
    "because it is switched off (%j) says so",
    async (env) => {
      await restart(env);
      const { status, text } = await shown(open("/"));
      expect([status, text.includes("switched off")]).toEqual([404, true]);
    },
  );

  it.each([{}, { accept: "application/json" }])(
    "gets clients other than browsers problem details (%j)",
    async (headers) => {
      const { status, text } = await enable({ "sanity-preview-secret": "wrong" }, headers);
      expect([status, problemSchema.parse(JSON.parse(text)).code]).toEqual([403, "forbidden"]);
    },
  );

  it("is limited to thirty attempts a minute", async () => {
    const statuses = [];
    for (let tries = 0; tries < 31; tries++)
      statuses.push((await enable({ "sanity-preview-secret": "no" })).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("an editor with a pass", () => {
  it("sees drafts, and nobody else does", async () => {
    showArticle();
    expect((await gateway.get("/blog/a", pass())).text).toBe("the draft");
    const visitor = await gateway.get("/blog/a");
    expect([visitor.text, visitor.headers["x-cache"]]).toEqual(["what is published", "miss"]);
    expect((await gateway.get("/blog/a", pass())).text).toBe("the draft");
    expect(await gateway.get("/blog/a")).toMatchObject({
      text: "what is published",
      headers: { "x-cache": "hit" },
    });
    expect(site.requestCount("/blog/a")).toBe(3);
  });

  it("sees drafts in page data too", async () => {
    const path = "/page-data/blog/a/page-data.json";
    site.show(path, ({ headers }) => ({
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ preview: headers["x-preview"] === rendererKey }),
    }));
    expect((await gateway.get(path)).text).toBe('{"preview":false}');
    const { text, headers } = await gateway.get(path, pass());
    expect([text, headers["cache-control"]]).toEqual(['{"preview":true}', "private, no-store, no-transform"]);
  });

  it("may ask for the head of a page, and may send nothing to it", async () => {
    showArticle();
    const { status, text, headers } = await gateway.get("/blog/a", pass(), "HEAD");
    expect([status, text]).toEqual([200, ""]);
    expect(headers).toMatchObject({ "content-length": "9", "content-type": "text/html; charset=utf-8" });
    expect((await gateway.get("/blog/a", pass(), "POST")).status).toBe(405);
  });

  it("is counted in the metrics apart from visitors", async () => {
    showArticle();
    await gateway.get("/blog/a", pass());
    await eventually(async () => {
      const { text } = await gateway.getAdmin("/metrics");
      expect(text).toMatch(/request_duration_seconds_count\{.*route="preview",status="200".*\} 1\n/);
    });
  });

  it("gets responses that no cache stores and that only the studio may frame", async () => {
    showArticle();
    const { headers } = await gateway.get("/blog/a", pass());
    expect(headers).toMatchObject({
      "cache-control": "private, no-store, no-transform",
      "cross-origin-opener-policy": "unsafe-none",
      "x-robots-tag": "noindex",
    });
    expect(headers["content-security-policy"]).toContain(`frame-ancestors 'self' ${studio};`);
    for (const name of ["x-frame-options", "etag", "surrogate-key", "x-cache", "location", "retry-after"])
      expect(headers).not.toHaveProperty(name);
    expect((await gateway.get("/blog/a")).headers["x-frame-options"]).toBe("DENY");
  });

  it("sees pages in their time zone, with their query, their scripts, and where they have moved to", async () => {
    const hash = `sha256-${"A".repeat(43)}=`;
    site.show(inlineScriptsPath, { body: JSON.stringify({ hashes: [hash] }) });
    site.show("/wordle-hints/search?number=7", { status: 302, headers: { location: "/wordle-hint/7" } });
    await restart({});
    now = Date.parse("2026-11-21T16:00:00Z");
    const { status, headers } = await gateway.get("/wordle-hints/search?number=7&utm_source=x", pass());
    expect([status, headers.location]).toEqual([302, "/wordle-hint/7"]);
    expect(headers["content-security-policy"]).toContain(`'${hash}'`);
    expect(site.requests.at(-1)?.zone).toBe("Pacific/Kiritimati");
  });

  it("gets files from the cache like everyone else", async () => {
    site.show("/scripts/app-0123456789abcdef.js", {
      body: "code",
      headers: { "content-type": "text/javascript" },
    });
    await gateway.get("/scripts/app-0123456789abcdef.js");
    const { headers } = await gateway.get("/scripts/app-0123456789abcdef.js", pass());
    expect([headers["x-cache"], site.requestCount("/scripts/app-0123456789abcdef.js")]).toEqual(["hit", 1]);
  });

  it("gets the renderer's error page, or a 503, if the renderer fails", async () => {
    site.show("/blog/a", { status: 503, body: "the renderer's own error page" });
    const errorPage = await gateway.get("/blog/a", pass());
    expect([errorPage.status, errorPage.text, errorPage.headers["cache-control"]]).toEqual([
      503,
      "the renderer's own error page",
      "private, no-store, no-transform",
    ]);
    expect(errorPage.headers["retry-after"]).toBe("5");
    await site.stop();
    const page = await gateway.get("/blog/a", pass());
    expect([page.status, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    const data = await gateway.get("/page-data/blog/a/page-data.json", pass());
    expect(problemSchema.parse(JSON.parse(data.text)).code).toBe("unavailable");
  });

  it("gets a page that only the studio may frame, even if no script of the site is known yet", async () => {
    await site.stop();
    await restart({});
    const { status, headers } = await gateway.get("/blog/a", pass());
    expect(status).toBe(503);
    expect(headers["content-security-policy"]).toContain(`frame-ancestors 'self' ${studio};`);
  });

  it("can end the preview, and sees the page as visitors do", async () => {
    const { status, headers } = await gateway.get("/api/preview/disable?path=%2Fblog%2Fa", pass());
    expect([status, headers.location]).toEqual([307, "/blog/a"]);
    expect(headers["set-cookie"]?.[0]).toMatch(/^wordlehint-preview=; Max-Age=0; Path=\//);
    const leave = async (query: string, sent: Record<string, string> = {}) =>
      (await gateway.get(`/api/preview/disable${query}`, sent)).headers.location;
    expect(await leave("", { host: "localhost:8000", referer: "http://localhost:8000/blog/a?x=1" })).toBe(
      "/blog/a?x=1",
    );
    expect(await leave("", { host: "localhost:8000", referer: "http://evil.example/blog/a" })).toBe("/");
    expect(await leave("")).toBe("/");
    expect(await leave("?path=%2F%2Fevil.example")).toBe("/");
    const refused = await gateway.get("/api/preview/disable?path=a&path=b", html);
    expect([refused.status, problemSchema.parse(JSON.parse(refused.text)).code]).toEqual([
      400,
      "invalid_input",
    ]);
  });
});

describe("a visitor without a valid pass", () => {
  it.each([
    ["an expired one", () => issuePass(key, now - passSeconds * 1000)],
    ["one of another site", () => issuePass("another key that is long enough..", now)],
    ["a made-up one", () => "1999999999.AAAA"],
    ["an empty one", () => ""],
  ])("but %s sees the published page, from the cache", async (_what, made) => {
    showArticle();
    await gateway.get("/blog/a");
    const { text, headers } = await gateway.get("/blog/a", {
      cookie: `wordlehint-preview=${encodeURIComponent(made())}`,
    });
    expect([text, headers["x-cache"]]).toEqual(["what is published", "hit"]);
  });

  it("can't request drafts from the renderer by a header", async () => {
    showArticle();
    const { text } = await gateway.get("/blog/a", { "x-preview": "1", "x-live-event-id": "forged-9" });
    expect(text).toBe("what is published");
    expect(site.requests[0]?.headers).not.toHaveProperty("x-live-event-id");
  });

  it.each(["PREVIEW_KEY", "RENDERER_KEY"])("can't use any pass without %s", async (variable) => {
    showArticle();
    await restart({ [variable]: "", SANITY_API_HOST: refusingUrl });
    expect(await gateway.get("/blog/a", pass())).toMatchObject({
      text: "what is published",
      headers: { "x-cache": "miss" },
    });
  });
});
