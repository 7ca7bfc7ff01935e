import { createHash } from "node:crypto";
import { problemSchema } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { startFakeServer, testEnvironment, type FakeServer } from "@wordlehint/test-servers";
import { get } from "./support/get.ts";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { readToken, startLake, type FakeLake } from "./support/start-lake.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

const studio = "http://studio.example:3333";
const secret = "c2VjcmV0LW9mLWFuLWVkaXRvcg";
const pass = "a-pass-of-43-characters-which-only-ada-has_";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

let site: FakeSite;
let lake: FakeLake;
let riddle: FakeServer;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const start = async (env: GatewayOptions["env"] = {}, limits: GatewayOptions["limits"] = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    riddleUrl: riddle.url,
    cacheDir: cache.dir,
    limits,
    env: { STUDIO_ORIGIN: studio, SANITY_API_HOST: lake.url, SANITY_TOKEN: readToken, ...env },
  });
};

beforeEach(async () => {
  site = await startSite();
  lake = await startLake();
  lake.passes.set(pass, ["ada"]);
  riddle = await startFakeServer((_req, res) => void res.end());
  riddle.handler = (_req, res) => void res.setHeader("content-type", "application/json").end('{"ok":true}');
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await Promise.all([lake.stop(), riddle.stop(), site.stop()]);
  await cache.remove();
});

describe("asking whether a revision is live", () => {
  const ask = (path: string, revision = "r2", headers: Record<string, string> = { origin: studio }) =>
    gateway.get(`/api/pages/live-revision?${new URLSearchParams({ path, revision }).toString()}`, headers);
  const stateOf = async (path: string, revision?: string): Promise<unknown> => {
    const { status, text } = await ask(path, revision);
    return status === 200 ? JSON.parse(text) : status;
  };

  it("tells what visitors get at the address, and nothing else about it", async () => {
    site.show("/blog/a", { body: "a", headers: { "surrogate-key": "s1:a rev:r2" } });
    site.show("/", { body: "home", headers: { "surrogate-key": "home" } });
    site.show("/blog/old", {
      status: 301,
      headers: { location: "/blog/a", "surrogate-key": "type:redirect" },
    });
    expect(await stateOf("/blog/a")).toEqual({ state: "live" });
    expect(await stateOf("/blog/a", "r3")).toEqual({ state: "earlier" });
    expect(await stateOf("/")).toEqual({ state: "unknown" });
    expect(await stateOf("/blog/old")).toEqual({ state: "moved", location: "/blog/a" });
    expect(await stateOf("/blog/none")).toEqual({ state: "missing" });
    const { headers } = await ask("/blog/a");
    expect(headers).not.toHaveProperty("surrogate-key");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("looks at the page that visitors get, and has none rendered while it is cached", async () => {
    site.show("/blog/a", { body: "a", headers: { "surrogate-key": "rev:r1" } });
    await gateway.get("/blog/a");
    site.show("/blog/a", { body: "b", headers: { "surrogate-key": "rev:r2" } });
    for (let times = 0; times < 3; times++) expect(await stateOf("/blog/a")).toEqual({ state: "earlier" });
    expect(site.requestCount("/blog/a")).toBe(1);
  });

  it("has no more pages rendered for a client than visits would", async () => {
    await gateway.close();
    await start(
      {},
      { rendersPerMinute: { page: 2, "page-data": 2, picture: 2, image: 2, hashed: 2, file: 2 } },
    );
    const states = [];
    for (const path of ["/a", "/b", "/c"]) states.push(await stateOf(path));
    expect(states).toEqual([{ state: "missing" }, { state: "missing" }, 429]);
  });

  it.each([
    "",
    "blog",
    "//evil.example/a",
    "/a/../b",
    "/a?b",
    "/a#b",
    "/caf%C3%A9",
    "/page-data/a/page-data.json",
    "/files/wordlehint/production/a.pdf",
    "/scripts/app.js",
    "/social/index.png",
    `/${"a".repeat(300)}`,
  ])("is refused for the path %j", async (path) => expect(await stateOf(path)).toBe(400));

  it.each(["", "r 2", "r2,r3", "*", "a".repeat(200)])("is refused for the revision %j", async (revision) =>
    expect(await stateOf("/", revision)).toBe(400),
  );

  it("is allowed to the studio's pages and to those of no other origin, whatever the response is", async () => {
    site.show("/bad", { status: 500 });
    site.show("/closed", { status: 503, body: "No riddle yet" });
    for (const [path, status] of [
      ["/", 200],
      ["/bad", 503],
      ["/closed", 503],
      ["bad", 400],
    ] as const) {
      const got = await ask(path);
      expect([got.status, got.headers["access-control-allow-origin"]]).toEqual([status, studio]);
      if (status !== 200) expect(problemSchema.parse(JSON.parse(got.text)).status).toBe(status);
      const foreign = await ask(path, "r2", { origin: "http://evil.example" });
      expect(foreign.headers).not.toHaveProperty("access-control-allow-origin");
      expect(foreign.headers.vary).toMatch(/\bOrigin\b/);
    }
  });
});

it("Page data can be read by pages of the site alone", async () => {
  site.show("/page-data/blog/a/page-data.json", { body: "{}", headers: { "surrogate-key": "s1:a rev:r2" } });
  const { headers } = await gateway.get("/page-data/blog/a/page-data.json", { origin: studio });
  for (const name of ["access-control-allow-origin", "surrogate-key", "vary"])
    expect(headers).not.toHaveProperty(name);
});

describe("checking a text for spoilers", () => {
  const check = (
    headers: Record<string, string> = {},
    body = '{"text":"a text"}',
    path = "/api/riddle/check-text",
  ) =>
    get(gateway.url, path, { "content-type": "application/json", origin: studio, ...headers }, "POST", body);
  const editor = { authorization: `TextCheck ${pass}` };

  it("is forwarded to the riddle service with the editor's id and the gateway's key instead of the pass", async () => {
    const { status, text, headers } = await check(editor);
    expect([status, text]).toEqual([200, '{"ok":true}']);
    expect(headers["access-control-allow-origin"]).toBe(studio);
    expect(headers["cache-control"]).toBe("no-store");
    expect(riddle.requests).toMatchObject([{ method: "POST", url: "/internal/check-text" }]);
    const sent: unknown = JSON.parse(riddle.requests[0]?.body ?? "");
    expect(sent).toEqual({
      text: "a text",
      editor: "ada",
      client: expect.stringMatching(/127.0.0.1$/) as string,
    });
    expect(riddle.requests[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "x-forwarded-proto": "http",
      authorization: `Bearer ${testEnvironment("gateway").GATEWAY_TO_RIDDLE_KEY}`,
    });
  });

  it("accepts the longest text even when each character is escaped", async () => {
    const { status } = await check(editor, `{"text":"${"\\u0061".repeat(100_000)}"}`);
    const sent = JSON.parse(riddle.requests[0]?.body ?? "{}") as { text?: string };
    expect([status, sent.text]).toEqual([200, "a".repeat(100_000)]);
  });

  it("queries the content store for a pass and its author once a minute", async () => {
    for (let times = 0; times < 5; times++) await check(editor);
    expect(lake.requests).toHaveLength(2);
    expect(riddle.requests).toHaveLength(5);
  });

  it.each([
    ["without a pass", {}],
    ["with a wrong one", { authorization: `TextCheck ${pass.replace("ada", "bob")}` }],
    [
      "with the hash of one, which readers of the content know",
      { authorization: `TextCheck ${hashOf(pass)}` },
    ],
    ["with a preview secret", { authorization: `Preview ${secret}` }],
    ["with a preview secret for a pass", { authorization: `TextCheck ${secret}` }],
    ["with a token", { authorization: `Bearer ${pass}` }],
    ["with an odd one", { authorization: "TextCheck a b" }],
    ["with a pass of another kind", { authorization: `Basic TextCheck ${pass}` }],
    ["with more than a pass", { authorization: `TextCheck ${pass} x` }],
  ])("is refused %s", async (_how, headers) => {
    lake.secrets.add(secret);
    const got = await check(headers);
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([401, "unauthorized"]);
    expect(got.headers["access-control-allow-origin"]).toBe(studio);
    expect(riddle.requests).toHaveLength(0);
  });

  it("is refused with an unknown pass, and allowed as soon as the pass exists", async () => {
    const fresh = { authorization: `TextCheck ${pass}-but-a-new-one` };
    expect((await check(fresh)).status).toBe(401);
    lake.passes.set(`${pass}-but-a-new-one`, ["bob"]);
    expect((await check(fresh)).status).toBe(200);
  });

  it("is refused with a pass that two people have written, so that nobody passes for another", async () => {
    lake.passes.set(pass, ["ada", "mallory"]);
    expect((await check(editor)).status).toBe(401);
    lake.passes.set(pass, []);
    expect((await check(editor)).status).toBe(401);
    expect(riddle.requests).toHaveLength(0);
  });

  it.each([
    "/api/riddle/check-text/",
    "/api/riddle/check%2Dtext",
    "/API/riddle/check-text",
    "/api/riddle/Check-Text",
    "/api/riddle/check-text?x=1",
    "/internal/check-text",
    "/api/internal/check-text",
    "/api/riddle/internal/check-text",
  ])("can't bypass the gateway's check at %s", async (path) => {
    const { status } = await check({}, '{"text":"crane"}', path);
    expect([401, 404, 405, 200]).toContain(status);
    expect(riddle.requests.filter(({ url }) => url.startsWith("/internal"))).toEqual([]);
  });

  it("is limited to sixty calls a minute for each editor, with however many passes", async () => {
    const [second, other] = [`${pass}-the-second`, `${pass}-of-another`];
    lake.passes.set(second, ["ada"]).set(other, ["bob"]);
    const statuses = [];
    for (let calls = 0; calls < 60; calls++) statuses.push((await check(editor)).status);
    expect(statuses).toEqual(Array<number>(60).fill(200));
    const { status, headers } = await check({ authorization: `TextCheck ${second}` });
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await check({ authorization: `TextCheck ${other}` })).status).toBe(200);
  });

  it("is limited to three hundred calls a minute for each client, whichever passes it tries", async () => {
    const statuses = [];
    for (let calls = 0; calls < 301; calls++)
      statuses.push(
        (await check({ authorization: `TextCheck a-guess-of-more-than-32-characters-${calls}` })).status,
      );
    expect(statuses).toEqual([...Array<number>(300).fill(401), 429]);
  });

  it("is unavailable while the content store is down, and allowed as soon as it is back", async () => {
    await lake.stop();
    const got = await check(editor);
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([503, "unavailable"]);
    expect(riddle.requests).toHaveLength(0);
    await lake.start();
    expect((await check(editor)).status).toBe(200);
  });

  it("is refused if the gateway has no token to read passes", async () => {
    await gateway.close();
    await start({ SANITY_TOKEN: "" });
    expect((await check(editor)).status).toBe(401);
  });

  it("allows preflight requests of the studio, and of no other origin", async () => {
    const preflight = (origin: string) =>
      get(
        gateway.url,
        "/api/riddle/check-text",
        { origin, "access-control-request-method": "POST" },
        "OPTIONS",
      );
    expect(await preflight(studio)).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": studio,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "authorization, content-type",
        "access-control-max-age": "600",
        vary: "Origin",
      },
    });
    const { headers } = await preflight("http://evil.example");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("access-control-allow-methods");
  });
});

describe("having a preview of an email sent", () => {
  const text = builtInMailTexts["verify-email"];
  const body = { kind: "verify-email", text };
  const editor = { authorization: `TextCheck ${pass}` };
  const send = (headers: Record<string, string> = editor, sent: object = body) =>
    get(
      gateway.url,
      "/api/notifications/preview",
      { "content-type": "application/json", origin: studio, ...headers },
      "POST",
      JSON.stringify(sent),
    );
  let notification: FakeServer;
  beforeEach(async () => {
    notification = await startFakeServer(
      (_req, res) => void res.setHeader("content-type", "application/json").end('{"to":"ada@example.org"}'),
    );
    await gateway.close();
    await start({ NOTIFICATION_URL: notification.url });
    lake.addresses.set("ada", "ada@example.org");
  });
  afterEach(() => notification.stop());

  it("goes to the editor's own address, and to no other that the request names", async () => {
    const got = await send(editor, { ...body, to: "mallory@example.org", editor: "mallory" });
    expect([got.status, got.text]).toEqual([200, '{"to":"ada@example.org"}']);
    expect(got.headers["access-control-allow-origin"]).toBe(studio);
    expect(notification.requests).toMatchObject([{ method: "POST", url: "/internal/preview-mail" }]);
    expect(notification.requests[0]?.headers).toMatchObject({
      "content-type": "application/json",
      authorization: `Bearer ${testEnvironment("gateway").GATEWAY_TO_NOTIFICATION_KEY}`,
    });
    expect(JSON.parse(notification.requests[0]?.body ?? "")).toEqual({
      ...body,
      to: "ada@example.org",
      editor: "ada",
      client: expect.stringMatching(/127.0.0.1$/) as string,
    });
  });

  it.each([
    ["no pass", {}],
    ["an unknown pass, or one that has expired", { authorization: `TextCheck ${pass}-of-yesterday` }],
    ["the token of a reader", { authorization: `Bearer ${readToken}` }],
  ])("is refused with %s", async (_what, headers: Record<string, string>) => {
    const got = await send(headers);
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([401, "unauthorized"]);
    expect(notification.requests).toEqual([]);
  });

  it.each([
    ["ada", undefined],
    ["ada", ""],
  ])("is refused to a robot or an editor without an address", async (id, address) => {
    lake.addresses.delete(id);
    if (address !== undefined) lake.addresses.set(id, address);
    const got = await send();
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).code]).toEqual([403, "forbidden"]);
    expect(notification.requests).toEqual([]);
  });

  it("names an unknown variable, and where it is", async () => {
    const got = await send(editor, { ...body, text: { ...text, subject: "On {{device}}" } });
    expect([got.status, problemSchema.parse(JSON.parse(got.text)).errors]).toEqual([
      400,
      [{ path: "text.subject", message: "This email has no variable {{device}}" }],
    ]);
  });

  it("is unavailable while the service is down", async () => {
    await notification.stop();
    expect((await send()).status).toBe(503);
    await notification.start();
  });
});
