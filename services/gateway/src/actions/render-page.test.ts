import { Registry } from "prom-client";
import { SiteError, type SiteResponse } from "../clients/pages/connect-site.ts";
import { createPageMetrics } from "../state/pages/page-metrics.ts";
import { createEntry } from "../state/pages/memory-cache.ts";
import { createPuzzleClock } from "../state/pages/puzzle-clock.ts";
import { createRendersInFlight } from "../state/pages/renders-in-flight.ts";
import type { StoredPage } from "../domain/pages/stored-page.ts";
import { renderPage, type RenderContext } from "./render-page.ts";

const now = () => new Date("2026-11-21T12:30:00Z");
const request = { path: "/about", date: "2026-11-21" };
const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {}, scriptFolders: [] },
  cdnMaxAgeSeconds: 0,
};

/** A renderer that responds when the test says so, and a store that only records what is put into it. */
function useTestRenderer({ compressed = Promise.resolve() } = {}) {
  const fetches: PromiseWithResolvers<SiteResponse>[] = [];
  const stored: { body: string; isStale: boolean }[] = [];
  const pages: StoredPage[] = [];
  const warnings = jest.fn();
  const swept: string[][] = [];
  const renders = createRendersInFlight();
  const context = {
    config: { CACHE_REVALIDATE_SECONDS: 60 },
    site: {
      fetch: () => {
        const response = Promise.withResolvers<SiteResponse>();
        fetches.push(response);
        return response.promise;
      },
    },
    inlineScripts: { hashes: () => Promise.resolve(["'sha256-x'"]) },
    store: {
      put: (page, _keep, isStale) => {
        stored.push({ body: page.body.toString(), isStale });
        pages.push(page);
        return { ...createEntry(page, visitor, isStale), compressed };
      },
      sweep: (live) => void swept.push([...live].sort()),
    } satisfies Partial<RenderContext["store"]>,
    renders,
    clock: createPuzzleClock(() => now().getTime()),
    now,
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: { warn: warnings },
  } as unknown as RenderContext;
  const respond = (body: string, tags = "about") => {
    const headers = { "content-type": "text/html", "surrogate-key": tags };
    fetches.at(-1)?.resolve({ kind: "page", status: 200, headers, body: Buffer.from(body) });
  };
  const purge = (tag: string) => renders.purge(({ tags }) => tags.includes(tag));
  const measured = async () => ({
    renders: (await context.pageMetrics.renders.get()).values.map(({ labels, value }) => [
      labels.outcome,
      value,
    ]),
    timed: (await context.pageMetrics.renderDuration.get()).values.find(({ metricName }) =>
      metricName?.endsWith("_count"),
    )?.value,
  });
  const logged = () => warnings.mock.calls as unknown[][];
  return {
    ...{ render: () => renderPage(context, request, true), fetches, respond, purge },
    ...{ stored, pages, swept, measured, logged },
  };
}

/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a page that is being rendered", () => {
  it("is rendered once for all concurrent requests", async () => {
    const { render, fetches, respond } = useTestRenderer();
    const rendering = [render(), render()];
    respond("About");
    const [one, other] = await Promise.all(rendering);
    expect(one).toBe(other);
    expect(fetches).toHaveLength(1);
  });

  it("is rendered again if it is purged meanwhile", async () => {
    const { render, fetches, stored, respond, purge } = useTestRenderer();
    const rendering = render();
    purge("about");
    respond("old");
    await turn();
    expect(fetches).toHaveLength(2);
    respond("new");
    await rendering;
    expect(stored).toEqual([{ body: "new", isStale: false }]);
  });

  it("isn't rendered again if other pages are purged meanwhile", async () => {
    const { render, stored, respond, purge } = useTestRenderer();
    const rendering = render();
    purge("home");
    respond("About");
    await rendering;
    expect(stored).toEqual([{ body: "About", isStale: false }]);
  });

  it("is stored as stale if it is purged in every attempt", async () => {
    const { render, fetches, stored, respond, purge } = useTestRenderer();
    const rendering = render();
    for (let times = 1; times <= 3; times++) {
      purge("about");
      respond(`version ${times}`);
      await turn();
    }
    await rendering;
    expect(fetches).toHaveLength(3);
    expect(stored).toEqual([{ body: "version 3", isStale: true }]);
  });
});

describe("a page that has just been rendered", () => {
  it("is rendered anew for later requests, even while it is still being compressed", async () => {
    const { promise: compressed, resolve } = Promise.withResolvers<undefined>();
    const { render, fetches, respond } = useTestRenderer({ compressed });
    const first = render();
    respond("old");
    await turn();
    const second = render();
    expect(fetches).toHaveLength(2);
    respond("new");
    resolve(undefined);
    expect((await first).ready.variants.identity.body.toString()).toBe("old");
    expect((await second).ready.variants.identity.body.toString()).toBe("new");
  });

  it("can be rendered again after a failure", async () => {
    const { render, fetches, respond } = useTestRenderer();
    const failing = render();
    fetches[0]?.reject(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    const rendering = render();
    respond("About");
    await rendering;
    expect(fetches).toHaveLength(2);
  });

  it("has the pages of dates that are over removed, if it is of a date itself", async () => {
    const { render, swept, respond } = useTestRenderer();
    for (const tags of ["about", "home puzzle:2026-11-21"]) {
      const rendering = render();
      respond("a page", tags);
      await rendering;
    }
    expect(swept).toEqual([["2026-11-21", "2026-11-22"]]);
  });
});

describe("what is stored of a page", () => {
  const storedOf = async (response: Omit<SiteResponse, "body">) => {
    const { render, fetches, pages } = useTestRenderer();
    const rendering = render();
    fetches[0]?.resolve({ ...response, body: Buffer.from("body") });
    await rendering;
    return pages[0];
  };

  it("is what it says of itself, until when it is fresh, and the inline scripts of its build", async () => {
    const headers = { "content-type": "text/html; charset=utf-8", "surrogate-key": "about" };
    expect(await storedOf({ kind: "page", status: 200, headers })).toEqual({
      key: "/about",
      path: "/about",
      kind: "page",
      status: 200,
      contentType: "text/html; charset=utf-8",
      location: undefined,
      date: undefined,
      tags: ["about"],
      freshUntil: now().getTime() + 60_000,
      whenStale: "serve",
      inlineScripts: ["'sha256-x'"],
      body: Buffer.from("body"),
    });
  });

  it("has no inline scripts where it isn't HTML, and is bytes where it doesn't say of which type", async () => {
    const json = await storedOf({
      kind: "page-data",
      status: 200,
      headers: { "content-type": "application/json" },
    });
    expect([json?.contentType, json && "inlineScripts" in json]).toEqual(["application/json", false]);
    const untyped = await storedOf({ kind: "file", status: 301, headers: { location: "/moved" } });
    expect(untyped).toMatchObject({ contentType: "application/octet-stream", location: "/moved" });
    expect(untyped).not.toHaveProperty("inlineScripts");
  });
});

it("Renders are counted and timed by their outcome, and a failure is logged with the page", async () => {
  const { render, fetches, respond, measured, logged } = useTestRenderer();
  const error = new SiteError("away");
  const failing = render();
  fetches[0]?.reject(error);
  await expect(failing).rejects.toBe(error);
  const rendering = render();
  respond("About");
  await rendering;
  expect(await measured()).toEqual({
    renders: [
      ["failed", 1],
      ["done", 1],
    ],
    timed: 2,
  });
  expect(logged()).toEqual([[{ err: error, path: "/about" }, "a page can't be rendered"]]);
});
