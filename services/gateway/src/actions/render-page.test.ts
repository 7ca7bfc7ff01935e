import { rendered, turn, usePages } from "../../test/support/use-pages.ts";
import { SiteError, type SiteResponse } from "../clients/pages/connect-site.ts";
import { renderPage } from "./render-page.ts";

/** A renderer that responds when the test says so. */
function useRenderer(options: Parameters<typeof usePages>[0] = {}) {
  const fetches: PromiseWithResolvers<Partial<SiteResponse>>[] = [];
  const parts = usePages({
    ...options,
    fetch: () => {
      const response = Promise.withResolvers<Partial<SiteResponse>>();
      fetches.push(response);
      return response.promise;
    },
  });
  const { context } = parts;
  const date = "2026-11-21";
  return {
    ...parts,
    fetches,
    render: (path = "/about") => renderPage(context, { path, date }, true),
    respond: (body: string, tags?: string) => fetches.at(-1)?.resolve(rendered(body, tags)),
    purge: (tag: string) => context.renders.purge(({ tags }) => tags.includes(tag)),
    stored: () => context.store.peek("/about", () => date),
  };
}
const bodyOf = (entry: Awaited<ReturnType<typeof renderPage>>) =>
  entry.ready.variants.identity.body.toString();

describe("a page that is being rendered", () => {
  it("is rendered once for all concurrent requests", async () => {
    const { render, fetches, respond } = useRenderer();
    const rendering = [render(), render()];
    respond("About");
    const [one, other] = await Promise.all(rendering);
    expect(one).toBe(other);
    expect(fetches).toHaveLength(1);
  });

  it("is rendered again if it is purged meanwhile, and not if other pages are", async () => {
    const { render, fetches, respond, purge } = useRenderer();
    const rendering = render();
    purge("about");
    respond("old");
    await turn();
    expect(fetches).toHaveLength(2);
    purge("home");
    respond("new");
    expect(await rendering).toMatchObject({ isStale: false });
    expect(bodyOf(await rendering)).toBe("new");
  });

  it("is stored as stale if it is purged in every attempt", async () => {
    const { render, fetches, respond, purge, stored } = useRenderer();
    const rendering = render();
    for (let times = 1; times <= 3; times++) {
      purge("about");
      respond(`version ${times}`);
      await turn();
    }
    expect(bodyOf(await rendering)).toBe("version 3");
    expect([stored()?.isStale, fetches.length]).toEqual([true, 3]);
  });
});

describe("a page that has just been rendered", () => {
  it("is rendered anew for later requests, even while it is still being compressed", async () => {
    const compressed = Promise.withResolvers<{ br: Buffer; gzip: Buffer }>();
    const { render, fetches, respond } = useRenderer({ compress: () => compressed.promise });
    const first = render();
    respond("old".repeat(1000));
    await turn();
    const second = render();
    expect(fetches).toHaveLength(2);
    respond("new".repeat(1000));
    compressed.resolve({ br: Buffer.from("b"), gzip: Buffer.from("g") });
    expect([bodyOf(await first).slice(0, 3), bodyOf(await second).slice(0, 3)]).toEqual(["old", "new"]);
  });

  it("has the pages of dates that are over removed, if it is of a date itself", async () => {
    const { context, render, respond } = useRenderer();
    const swept: string[][] = [];
    context.store.sweep = (live) => void swept.push([...live].sort());
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
    const { render, fetches } = useRenderer();
    const rendering = render();
    fetches[0]?.resolve(response);
    return (await rendering).metadata;
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
      freshUntil: Date.parse("2026-11-21T12:31:00Z"),
      whenStale: "serve",
      inlineScripts: ["'sha256-x'"],
    });
  });

  it("has no inline scripts if it isn't HTML, and counts as bytes without a type", async () => {
    const untyped = await storedOf({ kind: "file", status: 301, headers: { location: "/moved" } });
    expect(untyped).toMatchObject({ contentType: "application/octet-stream", location: "/moved" });
    expect(untyped).not.toHaveProperty("inlineScripts");
  });
});

it("Renders are counted and timed by their outcome, and a page can be rendered again after a failure", async () => {
  const { render, fetches, respond, context } = useRenderer();
  const error = new SiteError("away");
  const failing = render();
  fetches[0]?.reject(error);
  await expect(failing).rejects.toBe(error);
  const rendering = render();
  respond("About");
  await rendering;
  const { renders, renderDuration } = context.pageMetrics;
  expect((await renders.get()).values).toMatchObject([
    { labels: { outcome: "failed" }, value: 1 },
    { labels: { outcome: "done" }, value: 1 },
  ]);
  const { values } = await renderDuration.get();
  expect(values.find(({ metricName }) => metricName?.endsWith("_count"))?.value).toBe(2);
});
