import { storedPage } from "../../test/support/stored-page.ts";
import { hang, turn, usePages } from "../../test/support/use-pages.ts";
import { SiteError } from "../clients/pages/connect-site.ts";
import { checkSite } from "./check-site.ts";

const buildPath = "/page-data/app-data.json";

/** A gateway that has a fresh page and a stale one, and knows a build, unless it is its first start. */
function useGateway({ isFirstStart = false, respond = () => Promise.resolve({ status: 200 }) } = {}) {
  const pages = usePages({ fetch: (path) => (path === buildPath ? respond() : hang()) });
  const { context, requests } = pages;
  for (const path of ["/about", "/stale"])
    context.store.put(storedPage({ path }), "memory", path === "/stale");
  if (!isFirstStart) context.state.build = "the older build";
  return {
    ...pages,
    check: (wasUp = true) => checkSite(context, wasUp),
    rendered: () => requests.filter((path) => path !== buildPath).sort(),
  };
}

describe("a new build of the site", () => {
  it("has all pages rendered again, and is saved only when their marks are on the disk", async () => {
    const { check, saved, disk, rendered, context } = useGateway();
    const checking = check();
    await turn();
    expect([rendered(), saved]).toEqual([["/about", "/stale"], []]);
    disk.marks[0]?.resolve(undefined);
    expect(await checking).toBe(true);
    expect(saved).toEqual([{ build: expect.stringMatching(/^[\w-]{43}$/) as string }]);
    expect((await context.pageMetrics.purges.get()).values).toMatchObject([
      { labels: { cause: "build" }, value: 1 },
    ]);
  });

  it("is one with other files or other inline scripts, and is noticed once", async () => {
    const { check, saved, context, disk, rendered } = useGateway({ isFirstStart: true });
    await check();
    await check();
    expect([saved.length, rendered()]).toEqual([1, []]);
    context.inlineScripts.refresh = () => Promise.resolve(["'sha256-y'"]);
    const checking = check();
    await turn();
    disk.marks[0]?.resolve(undefined);
    await checking;
    expect(saved).toHaveLength(2);
    expect(saved[1]).not.toEqual(saved[0]);
  });
});

describe("the renderer", () => {
  it("renders the stale pages again when it is back, without waiting for visitors", async () => {
    const { check, rendered } = useGateway({ isFirstStart: true });
    expect(await check(false)).toBe(true);
    expect(rendered()).toEqual(["/stale"]);
  });

  it("is up, and has no new build, if it doesn't have the id of its build", async () => {
    const { check, saved } = useGateway({ respond: () => Promise.resolve({ status: 404 }) });
    expect([await check(), saved]).toEqual([true, []]);
  });

  it("is down if it can't be reached, which is logged once, and no page is touched", async () => {
    const { check, saved, stale, logged, end } = useGateway({
      respond: () => Promise.reject(new SiteError("away")),
    });
    expect([await check(true), await check(false)]).toEqual([false, false]);
    expect([saved, stale(), logged.length]).toEqual([[], ["/stale"], 1]);
    end();
    await check(true);
    expect(logged).toHaveLength(1);
  });
});
