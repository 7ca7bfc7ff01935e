import { jest } from "@jest/globals";
import { testServers, uniqueName } from "@wordlehint/local/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";
import { until } from "./support/until.ts";

jest.setTimeout(120_000);

const now = Date.parse("2026-11-21T12:30:00Z");
const today = "2026-11-21";

let site: FakeSite;
let gateway: RunningGateway;
let bus: Bus;
let cache: Awaited<ReturnType<typeof cacheDir>>;
let namespace: string;

const start = async (options: Partial<GatewayOptions> = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    now: () => now,
    env: { BUS_NAMESPACE: namespace },
    ...options,
  });
};

beforeEach(async () => {
  namespace = uniqueName("gateway");
  site = await startSite();
  cache = await cacheDir();
  const log = createLog({ service: "test", level: "silent" });
  bus = connectBus({ url: testServers().natsUrl, namespace, replicas: 1, service: "test", log });
  await bus.ready;
  await start();
});

afterEach(async () => {
  await gateway.close();
  await bus.close();
  await site.stop();
  await cache.remove();
});

const showHome = (body: string) =>
  site.show("/", { body, headers: { "surrogate-key": `home puzzle:${today}` } });
const publish = (type: "riddle.released" | "riddle.generated", date = today) =>
  bus.publish(newEvent(type, date, { date, puzzleNumber: 1982, riddle: "A verse" }, new Date(now)));
const home = () => gateway.get("/");
const purgesByEvent = async () => {
  const { text } = await gateway.get("/metrics");
  return Number(/gateway_purges_total\{cause="event"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
};
const untilPurged = (times: number) => until(purgesByEvent, (count) => count >= times);

describe("an event", () => {
  it.each(["riddle.released", "riddle.generated"] as const)(
    "%s has its puzzle's pages rendered again",
    async (type) => {
      showHome("first");
      await home();
      showHome("second");
      await publish(type);
      await untilPurged(1);
      expect((await home()).text).toBe("second");
      await until(home, ({ headers }) => headers["x-cache"] === "hit");
      expect(site.timesAsked("/")).toBe(2);
    },
  );

  it("leaves the pages of other puzzles as they are", async () => {
    showHome("first");
    await home();
    await publish("riddle.released", "2026-11-22");
    await untilPurged(1);
    expect((await home()).headers["x-cache"]).toBe("hit");
    expect(site.timesAsked("/")).toBe(1);
  });

  it("is waited for by the visitor who comes right after it", async () => {
    showHome("first");
    await home();
    showHome("second");
    const release = site.hold();
    await publish("riddle.released");
    await untilPurged(1);
    const visitor = home();
    release();
    expect((await visitor).text).toBe("second");
  });

  it("that comes while a page is being rendered isn't overtaken by the older page", async () => {
    showHome("first");
    const release = site.hold();
    const visitor = home();
    await until(
      () => site.timesAsked("/"),
      (times) => times === 1,
    );
    // The renderer has read the old riddle, but hasn't answered yet.
    await publish("riddle.released");
    await untilPurged(1);
    showHome("second");
    release();
    expect((await visitor).text).toBe("second");
    expect((await home()).text).toBe("second");
  });
});

describe("after an event, the last good page", () => {
  it("is shown when the renderer fails", async () => {
    showHome("first");
    await home();
    site.show("/", { status: 500, body: "broken" });
    await publish("riddle.released");
    await untilPurged(1);
    const { status, text, headers } = await home();
    expect([status, text, headers["x-cache"]]).toEqual([200, "first", "stale"]);
  });

  it("is shown when the renderer takes too long", async () => {
    await gateway.close();
    await start({ limits: { preferNewMs: 50 } });
    showHome("first");
    await home();
    showHome("second");
    const release = site.hold();
    await publish("riddle.released");
    await untilPurged(1);
    const { text, headers } = await home();
    expect([text, headers["x-cache"]]).toEqual(["first", "stale"]);
    release();
    await until(home, (page) => page.text === "second");
  });
});

describe("a restarted gateway", () => {
  const placeWritten = () =>
    until(
      () => readFile(join(cache.dir, "state.json"), "utf8").catch(() => ""),
      (text) => text.includes('"place"'),
    );

  it("catches up with what was published while it was away", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated");
    await placeWritten();
    await until(home, ({ headers }) => headers["x-cache"] === "hit");
    await gateway.close();

    await publish("riddle.released");
    showHome("second");
    await start({ isKnownToBroker: true });
    await untilPurged(1);
    expect((await home()).text).toBe("second");
  });

  it("shows what it kept when it has missed nothing", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated", "2026-11-25");
    await placeWritten();
    await gateway.close();
    await site.stop();

    await start({ isKnownToBroker: true });
    const { status, text, headers } = await home();
    expect([status, text, headers["x-cache"]]).toEqual([200, "first", "hit"]);
  });

  it("trusts nothing it kept when the broker's stream is another", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated", "2026-11-25");
    await placeWritten();
    await gateway.close();

    namespace = uniqueName("gateway");
    showHome("second");
    await start();
    expect((await home()).text).toBe("second");
  });
});
