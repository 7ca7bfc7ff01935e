import { problemSchema } from "@wordlehint/contracts";
import { eventually, startFakeServer } from "@wordlehint/test-servers";
import { cacheDir, startGateway, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

let site: FakeSite;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;

const few = { page: 3, "page-data": 3, picture: 3, image: 3, hashed: 3, file: 3 };
const from = (address: string) => ({ "x-forwarded-for": address });

beforeEach(async () => {
  site = await startSite();
  cache = await cacheDir();
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    env: { TRUSTED_PROXY_HOPS: "1" },
    limits: { rendersPerMinute: few, queueMs: 200 },
  });
});

afterEach(async () => {
  await gateway.close();
  await site.stop();
  await cache.remove();
});

it("Many visitors behind one address may each ask for another page that exists", async () => {
  for (let number = 0; number < 9; number++) {
    site.show(`/page-${number}`, { body: `Page ${number}` });
    expect((await gateway.get(`/page-${number}`, from("192.0.2.1"))).text).toBe(`Page ${number}`);
  }
});

describe("a client that asks for many addresses", () => {
  it("where nothing is gets as many not-found pages a minute as may be rendered, and then a 429", async () => {
    for (const path of ["/a", "/b", "/c"])
      expect((await gateway.get(path, from("192.0.2.1"))).status).toBe(404);
    const refused = await gateway.get("/d", from("192.0.2.1"));
    expect(refused).toMatchObject({
      status: 429,
      headers: {
        "retry-after": "60",
        "cache-control": "no-store",
        "content-type": "text/html; charset=utf-8",
      },
    });
    expect(refused.text).toContain('<meta http-equiv="refresh" content="60">');
    expect(site.requests).toHaveLength(3);
  });

  it("keeps nobody else from rendering, nor itself from what is cached", async () => {
    site.show("/about", { body: "About" });
    for (const path of ["/about", "/b", "/c", "/d"]) await gateway.get(path, from("192.0.2.1"));
    expect((await gateway.get("/about", from("192.0.2.1"))).text).toBe("About");
    expect((await gateway.get("/new", from("192.0.2.2"))).status).toBe(404);
  });

  it("can't do so with the addresses of its IPv6 network", async () => {
    for (const number of [1, 2, 3]) await gateway.get(`/${number}`, from(`2001:db8::${number}`));
    expect((await gateway.get("/4", from("2001:db8::4"))).status).toBe(429);
  });

  it("where no page can be gets a not-found page that nobody has to render", async () => {
    for (let number = 0; number < 20; number++) {
      const page = await gateway.get(`/caf%C3%A9-${number}`, from("192.0.2.1"));
      expect([page.status, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
      expect(page.headers["cache-control"]).toBe("public, max-age=60");
      expect(page.text).toContain("404 Page Not Found");
      const data = await gateway.get(`/page-data/caf%C3%A9-${number}/page-data.json`, from("192.0.2.1"));
      expect(data.status).toBe(404);
    }
    expect(site.requests).toEqual([]);
  });
});

it("New pages are rendered twelve at once, and those that don't get their turn in time are asked to come again", async () => {
  const release = site.hold();
  const asked = Array.from({ length: 14 }, (_, number) =>
    gateway.get(`/${number}`, from(`192.0.2.${number}`)),
  );
  await eventually(() => expect(site.requests).toHaveLength(12));
  const late = await Promise.all(asked.slice(12));
  expect(late.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual([
    [503, "5"],
    [503, "5"],
  ]);
  release();
  const shown = await Promise.all(asked.slice(0, 12));
  expect(shown.map(({ status }) => status)).toEqual(Array(12).fill(404));
  expect(site.requests).toHaveLength(12);
});

it("A client has thirty-two API requests in progress at most, and keeps nobody else from theirs", async () => {
  const held: (() => void)[] = [];
  const riddle = await startFakeServer((_req, res) => {
    if (held.length < 32) held.push(() => res.end());
    else res.end("served");
  });
  const busy = await startGateway({
    siteUrl: site.url,
    riddleUrl: riddle.url,
    cacheDir: cache.dir,
    env: { TRUSTED_PROXY_HOPS: "1" },
    limits: { serviceMs: 60_000 },
  });
  const ask = (address: string, path = "/api/stats") =>
    busy.get(path, { ...from(address), authorization: "Bearer token" });
  const asked = Array.from({ length: 32 }, () => ask("192.0.2.1"));
  await eventually(() => expect(held).toHaveLength(32));
  for (const path of ["/api/stats", "/api/user", "/api/preview/disable"]) {
    const refused = await ask("192.0.2.1", path);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(problemSchema.parse(JSON.parse(refused.text)).message).toBe(
      "Too many requests at once. Please wait until one of them has ended.",
    );
  }
  expect((await ask("192.0.2.2")).text).toBe("served");
  for (const end of held) end();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(32).fill(200));
  await eventually(async () => expect((await ask("192.0.2.1")).text).toBe("served"));
  await busy.close();
  await riddle.stop();
});

describe("a client that calls what is for the studio", () => {
  /** Counts the requests that a client may send before it gets a 429. */
  const allowed = async (path: string, method: string, status: number) => {
    for (let calls = 0; calls < 1000; calls++) {
      const got = await gateway.get(path, from("192.0.2.1"), method);
      if (got.status === 429) {
        expect(problemSchema.parse(JSON.parse(got.text)).code).toBe("too_many_requests");
        return { calls, retryAfter: Number(got.headers["retry-after"]) };
      }
      expect(got.status).toBe(status);
    }
    throw new Error("there is no limit");
  };

  it("may ask for mails sixty times a minute, whichever passes it tries", async () => {
    const path = "/api/notifications/preview";
    const { headers } = await gateway.get(path, from("192.0.2.2"), "POST");
    expect(headers["www-authenticate"]).toBe("TextCheck");
    const { calls, retryAfter } = await allowed(path, "POST", 401);
    expect(calls).toBe(60);
    expect(retryAfter).toBeGreaterThan(0);
  });

  it("may ask whether a revision is live three hundred times a minute", async () => {
    const { calls } = await allowed("/api/pages/live-revision?path=bad&revision=r1", "GET", 400);
    expect(calls).toBe(300);
  });
});
