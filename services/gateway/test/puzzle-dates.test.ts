import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite, type SitePage } from "./support/start-site.ts";

let site: FakeSite;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;
let now: number;

const start = async (options: Partial<GatewayOptions> = {}) =>
  startGateway({ siteUrl: site.url, cacheDir: cache.dir, now: () => now, ...options });

beforeEach(async () => {
  now = Date.parse("2026-11-21T12:30:00Z");
  site = await startSite();
  cache = await cacheDir();
  gateway = await start();
  site.show("/", ({ zone }) => homeIn(zone));
});

afterEach(async () => {
  await gateway.close();
  await site.stop();
  await cache.remove();
});

/** The home page as the renderer makes it: with the current riddle of the time zone. */
function homeIn(zone: string): SitePage {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now - 5 * 60_000);
  return { body: `Riddle of ${date}`, headers: { "surrogate-key": `home puzzle:${date}` } };
}

const homeOf = async (zone?: string) => (await gateway.get("/", zone ? { cookie: `tz=${zone}` } : {})).text;

describe("the home page", () => {
  it("shows the riddle of the visitor's puzzle date, by default that of New York", async () => {
    now = Date.parse("2026-11-21T11:00:00Z");
    expect(await homeOf()).toBe("Riddle of 2026-11-21");
    expect(await homeOf("Pacific/Kiritimati")).toBe("Riddle of 2026-11-22");
    expect(await homeOf("Etc/GMT+12")).toBe("Riddle of 2026-11-20");
    expect(await homeOf("Mars/Olympus")).toBe("Riddle of 2026-11-21");
  });

  it("is rendered once for all visitors of one puzzle date, whatever their time zones", async () => {
    for (const zone of [undefined, "Europe/Vienna", "Asia/Tokyo", "America/Los_Angeles", "nonsense", "UTC"]) {
      expect(await homeOf(zone)).toBe("Riddle of 2026-11-21");
    }
    expect(site.requestCount("/")).toBe(1);
    expect(site.requests[0]?.zone).toBe("America/New_York");
  });

  it.each([
    ["in winter", "2026-11-21T05:05:00Z", "2026-11-20", "2026-11-21"],
    ["in summer", "2026-07-01T04:05:00Z", "2026-06-30", "2026-07-01"],
    ["on the day that the clocks go forward", "2026-03-08T05:05:00Z", "2026-03-07", "2026-03-08"],
    ["after the day of 25 hours", "2026-11-02T05:05:00Z", "2026-11-01", "2026-11-02"],
  ])("changes at five past midnight in New York %s", async (_when, release, before, after) => {
    now = Date.parse(release) - 1;
    expect(await homeOf()).toBe(`Riddle of ${before}`);
    now += 1;
    expect(await homeOf()).toBe(`Riddle of ${after}`);
  });

  it("is rendered once at a release, for all concurrent visitors", async () => {
    now = Date.parse("2026-11-22T05:05:00Z") - 1;
    await homeOf();
    now += 1;
    const release = site.hold();
    const visitors = Array.from({ length: 100 }, () => homeOf());
    release();
    expect(new Set(await Promise.all(visitors))).toEqual(new Set(["Riddle of 2026-11-22"]));
    expect(site.requestCount("/")).toBe(2);
  });

  it("is rendered again a second later if the renderer's clock is behind", async () => {
    const yesterday = { body: "Riddle of yesterday", headers: { "surrogate-key": "home puzzle:2026-11-20" } };
    site.show("/", yesterday);
    expect(await homeOf()).toBe("Riddle of yesterday");
    site.show("/", ({ zone }) => homeIn(zone));
    now += 999;
    expect(await homeOf()).toBe("Riddle of yesterday");
    now += 1;
    expect(await homeOf()).toBe("Riddle of 2026-11-21");
  });

  it("shows the last riddle if the new one can't be rendered, never a coming one", async () => {
    now = Date.parse("2026-11-21T11:00:00Z");
    await homeOf();
    await homeOf("Pacific/Kiritimati");
    await site.stop();
    now = Date.parse("2026-11-22T05:05:00Z");
    expect(await homeOf("Asia/Tokyo")).toBe("Riddle of 2026-11-22");
    now = Date.parse("2026-11-23T05:05:00Z");
    expect(await homeOf()).toBe("Riddle of 2026-11-22");
    now = Date.parse("2026-11-21T12:00:00Z");
    expect(await homeOf()).toBe("Riddle of 2026-11-21");
  });

  it("isn't shared by caches between visitors of different dates", async () => {
    const { headers } = await gateway.get("/");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate, no-transform",
      "cdn-cache-control": "public, max-age=0, must-revalidate",
      vary: "Cookie",
    });
    const { etag = "" } = headers;
    const elsewhere = { cookie: "tz=Pacific/Kiritimati", "if-none-match": etag };
    now = Date.parse("2026-11-21T11:00:00Z");
    expect((await gateway.get("/", elsewhere)).text).toBe("Riddle of 2026-11-22");
  });
});

describe("a page that shows no puzzle", () => {
  it("is the same on all dates", async () => {
    site.show("/about", { body: "About" });
    await gateway.get("/about");
    now = Date.parse("2026-11-22T12:30:00Z");
    const { headers } = await gateway.get("/about", { cookie: "tz=Pacific/Kiritimati" });
    expect(headers["x-cache"]).toBe("hit");
    expect(headers).not.toHaveProperty("cdn-cache-control");
  });
});
