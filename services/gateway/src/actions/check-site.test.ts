import { Registry } from "prom-client";
import { SiteError } from "../clients/pages/connect-site.ts";
import type { Context } from "../context.ts";
import { createPageMetrics } from "../state/pages/page-metrics.ts";
import { createRendersInFlight } from "../state/pages/renders-in-flight.ts";
import { storedPage } from "../domain/pages/stored-page.fixture.ts";
import { checkSite } from "./check-site.ts";

type Gateway = {
  build?: string | undefined;
  scripts?: readonly string[];
  respond?: () => Promise<{ status: number }>;
};

/** A gateway with the pages of an older build, one of them stale, whose disk takes as long as the test says. */
function useGateway({ build, scripts = [], respond = () => Promise.resolve({ status: 200 }) }: Gateway = {}) {
  const steps: string[] = [];
  const builds: string[] = [];
  const ending = new AbortController();
  const warn = jest.fn();
  const marking = Promise.withResolvers<undefined>();
  const context = {
    site: { fetch: async () => ({ ...(await respond()), body: Buffer.from("the build's id"), headers: {} }) },
    inlineScripts: { refresh: () => Promise.resolve(scripts) },
    state: {
      build,
      save: (saved: { build: string }) => {
        builds.push(saved.build);
        return Promise.resolve(void steps.push("saved"));
      },
    },
    store: {
      list: () => [storedPage({ path: "/about" })],
      stale: () => [storedPage({ path: "/stale" })],
      markStale: () => {
        steps.push("marking");
        return marking.promise;
      },
    },
    renders: createRendersInFlight(),
    rerenders: { add: (pages: { path: string }[]) => steps.push(`rendering ${pages[0]?.path}`) },
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: { warn, info: () => undefined },
    signal: ending.signal,
  } as unknown as Context;
  const check = (wasUp = true) => checkSite(context, wasUp);
  const warnings = () => warn.mock.calls as unknown[][];
  const marked = () => marking.resolve(undefined);
  return { check, steps, builds, warnings, marked, end: () => ending.abort(), metrics: context.pageMetrics };
}

/** Waits for promises that are about to settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a new build of the site", () => {
  it("is known only when the older one's pages are marked: a restart meanwhile marks them again", async () => {
    const { check, steps, marked, metrics } = useGateway({ build: "the older one" });
    const checking = check();
    await turn();
    expect(steps).toEqual(["marking", "rendering /about"]);
    marked();
    expect(await checking).toBe(true);
    expect(steps).toEqual(["marking", "rendering /about", "saved"]);
    expect((await metrics.purges.get()).values).toMatchObject([{ labels: { cause: "build" }, value: 1 }]);
  });

  it("is one with other files or other inline scripts, and no build is told twice", async () => {
    const builtWith = async (scripts: readonly string[]) => {
      const { check, builds } = useGateway({ scripts });
      await check();
      return builds[0];
    };
    const build = await builtWith(["'sha256-x'", "'sha256-y'"]);
    expect(build).toMatch(/^[\w-]{43}$/);
    expect(await builtWith(["'sha256-x'"])).not.toBe(build);
    const { check, steps } = useGateway({ build, scripts: ["'sha256-x'", "'sha256-y'"] });
    expect(await check()).toBe(true);
    expect(steps).toEqual([]);
  });

  it("makes no page stale if it is the first", async () => {
    const { check, steps } = useGateway();
    expect(await check()).toBe(true);
    expect(steps).toEqual(["saved"]);
  });
});

describe("the renderer", () => {
  it("renders the stale pages again when it is back, without waiting for visitors", async () => {
    const { check, steps } = useGateway();
    expect(await check(false)).toBe(true);
    expect(steps).toEqual(["saved", "rendering /stale"]);
  });

  it("is up, and has no new build, if it doesn't have the id of its build", async () => {
    const { check, steps } = useGateway({
      build: "the older one",
      respond: () => Promise.resolve({ status: 404 }),
    });
    expect(await check()).toBe(true);
    expect(steps).toEqual([]);
  });

  it("is down if it can't be reached, and no page is touched", async () => {
    const { check, steps } = useGateway({
      build: "the older one",
      respond: () => Promise.reject(new SiteError("away")),
    });
    expect([await check(true), await check(false)]).toEqual([false, false]);
    expect(steps).toEqual([]);
  });

  it("is said to be down once, and not when the gateway itself ends", async () => {
    const error = new SiteError("away");
    const { check, warnings, end } = useGateway({ respond: () => Promise.reject(error) });
    await check(false);
    expect(warnings()).toEqual([]);
    await check(true);
    expect(warnings()).toEqual([[{ err: error }, "the renderer is down; serving cached pages"]]);
    end();
    await check(true);
    expect(warnings()).toHaveLength(1);
  });
});
