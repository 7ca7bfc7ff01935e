import { eventually } from "@wordlehint/test-servers";
import { storedPage } from "../../test/support/stored-page.ts";
import { hang, now, rendered, turn, usePages, type Fetch } from "../../test/support/use-pages.ts";
import { SiteError } from "../clients/pages/connect-site.ts";
import type { StoredPage } from "../domain/pages/stored-page.ts";
import type { PageEntry } from "../state/pages/memory-cache.ts";
import { findInMemory, servePage, type ServeContext } from "./serve-page.ts";

const nowMs = now().getTime();
const date = "2026-11-21";

type Options = Parameters<typeof usePages>[0] & { cached?: Partial<StoredPage>; isPurged?: boolean };

/** A gateway that may have /about in memory, and a renderer that by default never responds. */
function useGateway({ cached, isPurged = false, ...options }: Options = {}) {
  const { context, requests } = usePages(options);
  const entry = context.store.put(
    storedPage({ path: cached ? "/about" : "/other", body: "old", freshUntil: nowMs, ...cached }),
    "memory",
    isPurged,
  );
  return {
    entry,
    requests,
    failed: () => [...context.failedRenders.keys()],
    peek: () => findInMemory(context, "/about", () => date),
    serve: (limits: Partial<ServeContext["limits"]> = {}, path = "/about") =>
      servePage(
        { ...context, limits: { ...context.limits, ...limits } },
        { path, date, client: "192.0.2.1" },
      ),
  };
}

const away: Fetch = () => Promise.reject(new SiteError("away"));
const respond =
  (body: string, status = 200): Fetch =>
  () =>
    Promise.resolve(rendered(body, "about", status));
const bodyOf = ({ ready }: PageEntry) => ready.variants.identity.body.toString();

describe("a cached page", () => {
  it.each(["serve", "wait"] as const)("is served while it is fresh (%s when stale)", async (whenStale) => {
    const { entry, serve, peek, requests } = useGateway({ cached: { freshUntil: nowMs + 1, whenStale } });
    expect(await serve()).toEqual({ entry, state: "hit" });
    expect(peek()).toBe(entry);
    expect([entry.lastRequestedAt, requests]).toEqual([nowMs, []]);
  });

  it.each(["serve", "peek"] as const)(
    "is served when no longer fresh, and rendered again (%s)",
    async (how) => {
      const { entry, requests, failed, ...gateway } = useGateway({ cached: {}, fetch: respond("new") });
      expect(await gateway[how]()).toEqual(how === "serve" ? { entry, state: "hit" } : entry);
      await turn();
      expect([requests.length, entry.isStale, failed()]).toEqual([1, false, []]);
    },
  );

  it("is the last good one when rendering it again fails, and isn't rendered for every request", async () => {
    const { entry, serve, peek, failed, requests } = useGateway({ cached: {}, fetch: away });
    await serve();
    await turn();
    expect([entry.isStale, failed(), peek()]).toEqual([true, ["/about"], undefined]);
    expect(await serve()).toEqual({ entry, state: "stale" });
    entry.isStale = false;
    expect(peek()).toBe(entry);
    expect(requests).toHaveLength(1);
  });

  it("is waited for when it must not be shown any longer", async () => {
    const { serve, peek } = useGateway({ cached: { whenStale: "wait" }, fetch: respond("new") });
    expect(peek()).toBeUndefined();
    const { entry, state } = await serve();
    expect([bodyOf(entry), state, entry.lastRequestedAt]).toEqual(["new", "miss", nowMs]);
  });

  it.each([
    ["that has been purged", { cached: {}, isPurged: true }],
    ["of an earlier date", { cached: { key: "/about 2026-11-20", date: "2026-11-20" } }],
  ])("%s is rendered in time, or is the last good one if that fails", async (_which, options) => {
    const good = await useGateway({ ...options, fetch: respond("new") }).serve();
    expect([bodyOf(good.entry), good.state]).toEqual(["new", "miss"]);
    const { entry, serve, failed } = useGateway({ ...options, fetch: away });
    expect(await serve()).toEqual({ entry, state: "stale" });
    expect(failed()).toEqual([entry.metadata.key]);
  });

  it("that has been purged is served at once after the first visitor has waited for a renderer that hangs", async () => {
    const { entry, serve, requests } = useGateway({ cached: {}, isPurged: true });
    expect(await serve({ preferNewMs: 1 })).toEqual({ entry, state: "stale" });
    const second = serve().then(({ state }) => state);
    expect(await Promise.race([second, turn().then(() => "waiting")])).toBe("stale");
    expect(requests).toHaveLength(1);
  });

  it("is found in memory when it has been compressed, and not before", () => {
    const { entry, peek } = useGateway({ cached: { freshUntil: Infinity } });
    entry.compressed = Promise.resolve();
    expect(peek()).toBeUndefined();
    entry.compressed = undefined;
    expect(peek()).toBe(entry);
  });
});

describe("a page that was never rendered", () => {
  const tooMany = { code: "too_many_requests" };

  it("costs a client a tenth of a render if there is something at the address", async () => {
    const { serve } = useGateway({ fetch: respond("About"), perMinute: 2 });
    for (let page = 0; page < 11; page++) {
      const { entry, state } = await serve({}, `/page-${page}`);
      expect([bodyOf(entry), state]).toEqual(["About", "miss"]);
    }
    await expect(serve({}, "/another")).rejects.toMatchObject(tooMany);
  });

  it("costs a client a whole render if there is nothing at the address", async () => {
    const { serve } = useGateway({ fetch: respond("Not found", 404), perMinute: 2 });
    for (const path of ["/no-page", "/no-other-page"])
      expect(await serve({}, path)).toMatchObject({ state: "miss" });
    await expect(serve({}, "/another")).rejects.toMatchObject(tooMany);
  });

  it("costs a client a whole render if it isn't kept, as the results of a search", async () => {
    const found = rendered("Found");
    const unkept = { ...found, headers: { ...found.headers, "cache-control": "no-store" } };
    const { serve } = useGateway({ fetch: () => Promise.resolve(unkept), perMinute: 2 });
    for (const path of ["/search?q=a", "/search?q=b"])
      expect(await serve({}, path)).toMatchObject({ state: "miss" });
    await expect(serve({}, "/search?q=c")).rejects.toMatchObject(tooMany);
  });

  it("counts once for a client that asks for it again while it is being rendered", async () => {
    const { serve } = useGateway();
    const refused: unknown[] = [];
    for (let times = 0; times < 3; times++) {
      serve().catch((error: unknown) => refused.push(error));
      await turn();
    }
    expect(refused).toEqual([]);
    await expect(serve({}, "/other-page")).rejects.toMatchObject(tooMany);
  });

  it("is the renderer's own page about its failure, if it sent one", async () => {
    const errorPage = rendered("Broken", "", 503);
    const { serve } = useGateway({ fetch: () => Promise.reject(new SiteError("503", { errorPage })) });
    const { entry, state } = await serve();
    expect([bodyOf(entry), entry.metadata.status, state]).toEqual(["Broken", 503, "unavailable"]);
  });

  it("fails with the error if it isn't the renderer's", async () => {
    const { serve } = useGateway({ fetch: () => Promise.reject(new Error("disk full")) });
    await expect(serve()).rejects.toThrow("disk full");
  });

  it.each([
    ["responds, and fails", undefined],
    ["has been away for longer than a start takes", { forMs: 300, isFirst: false }],
  ])("can't be shown if the renderer %s", async (_what, outage) => {
    const { serve, requests } = useGateway({ fetch: away, ...(outage && { outage }) });
    await expect(serve({ startingMs: 300 })).rejects.toMatchObject({ code: "unavailable" });
    expect(requests).toHaveLength(1);
  });

  it("can't be shown if the renderer doesn't start in time", async () => {
    const { serve } = useGateway({ fetch: away, outage: { forMs: 0, isFirst: true } });
    await expect(serve({ startingMs: 1 })).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is asked for again while the renderer restarts", async () => {
    const responses = [away, hang];
    const { serve, requests } = useGateway({
      fetch: (...asked) => (responses.shift() ?? away)(...asked),
      outage: { forMs: 59_999, isFirst: false },
    });
    serve({ startingMs: 60_000 }).catch(() => undefined);
    await eventually(() => expect(requests).toHaveLength(2));
  });
});
