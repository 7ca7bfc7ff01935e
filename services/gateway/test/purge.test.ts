import { eventually, uniqueName } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { useGatewayOnBus } from "./support/use-gateway-on-bus.ts";

const now = Date.parse("2026-11-21T12:30:00Z");
const today = "2026-11-21";

const on = useGatewayOnBus(now);

const showHome = (body: string) =>
  on.site.show("/", { body, headers: { "surrogate-key": `home puzzle:${today}` } });
const publish = (type: "riddle.released" | "riddle.generated", date = today) =>
  on.bus.publish(newEvent(type, date, { date }, new Date(now)));
const home = () => on.gateway.get("/");
const untilHit = () => eventually(async () => expect((await home()).headers["x-cache"]).toBe("hit"));

describe("an event", () => {
  it.each(["riddle.released", "riddle.generated"] as const)(
    "%s has the pages of its puzzle rendered again",
    async (type) => {
      showHome("first");
      await home();
      showHome("second");
      await publish(type);
      await on.untilPurged(1);
      expect((await home()).text).toBe("second");
      await untilHit();
      expect(on.site.requestCount("/")).toBe(2);
    },
  );

  it("doesn't affect the pages of other puzzles", async () => {
    showHome("first");
    await home();
    await publish("riddle.released", "2026-11-22");
    await on.untilPurged(1);
    expect((await home()).headers["x-cache"]).toBe("hit");
    expect(on.site.requestCount("/")).toBe(1);
  });

  it("makes the next visitor wait for the new page", async () => {
    showHome("first");
    await home();
    showHome("second");
    const release = on.site.hold();
    await publish("riddle.released");
    await on.untilPurged(1);
    const visitor = home();
    release();
    expect((await visitor).text).toBe("second");
  });

  it("during a render has the page rendered once more", async () => {
    showHome("first");
    const release = on.site.hold();
    const visitor = home();
    await eventually(() => expect(on.site.requestCount("/")).toBe(1));
    // The renderer has read the old riddle, but hasn't responded yet.
    await publish("riddle.released");
    await on.untilPurged(1);
    showHome("second");
    release();
    expect((await visitor).text).toBe("second");
    expect((await home()).text).toBe("second");
  });
});

describe("after an event, the last good page", () => {
  it("is served if the renderer takes too long", async () => {
    await on.gateway.close();
    await on.start({ limits: { preferNewMs: 50 } });
    showHome("first");
    await home();
    showHome("second");
    const release = on.site.hold();
    await publish("riddle.released");
    await on.untilPurged(1);
    const { text, headers } = await home();
    expect([text, headers["x-cache"]]).toEqual(["first", "stale"]);
    release();
    await eventually(async () => expect((await home()).text).toBe("second"));
  });
});

describe("a restarted gateway", () => {
  const placeWritten = () =>
    eventually(async () => {
      const state = await readFile(join(on.cache.dir, "state.json"), "utf8");
      expect(JSON.parse(state)).toHaveProperty("place");
    });

  it("handles the events that were published while it was down", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated");
    await placeWritten();
    await untilHit();
    await on.gateway.close();

    await publish("riddle.released");
    showHome("second");
    await on.start({ hasPosition: true });
    await on.untilPurged(1);
    expect((await home()).text).toBe("second");
  });

  it("serves its cached pages if it has missed no event", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated", "2026-11-25");
    await placeWritten();
    await on.gateway.close();
    await on.site.stop();

    await on.start({ hasPosition: true });
    const { status, text, headers } = await home();
    expect([status, text, headers["x-cache"]]).toEqual([200, "first", "hit"]);
  });

  it("renders all pages again if the broker's stream was recreated", async () => {
    showHome("first");
    await home();
    await publish("riddle.generated", "2026-11-25");
    await placeWritten();
    await on.gateway.close();

    on.namespace = uniqueName("gateway");
    showHome("second");
    await on.start();
    expect((await home()).text).toBe("second");
  });
});
