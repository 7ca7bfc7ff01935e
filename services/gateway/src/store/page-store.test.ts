import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@wordlehint/runtime";
import { compressPage } from "../clients/pages/compress-page.ts";
import { openDiskCache } from "./disk-cache.ts";
import { createMemoryCache } from "../state/pages/memory-cache.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import { storedPage, visitor } from "../../test/support/stored-page.ts";

const compress = compressPage({ fetch: () => Promise.reject(new Error("away")) });
const log = createLog({ service: "test", level: "silent" });
const maxBytes = 400_000;
const today = "2026-11-21";
let dir: string;
let store: PageStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "gateway-store-"));
  store = await open();
});
afterEach(async () => {
  await store.settled();
  await rm(dir, { recursive: true, force: true });
});

async function open(): Promise<PageStore> {
  const disk = await openDiskCache({ dir, maxBytes: 10 * maxBytes, log });
  return createPageStore({ memory: createMemoryCache({ maxBytes, visitor, compress, log }), disk, visitor });
}

const home = (date: string) => storedPage({ path: "/", date, tags: ["home", `puzzle:${date}`], body: date });
const shown = async (path: string, date = today) =>
  (await store.find(path, date))?.ready.variants.identity.body.toString();

describe("the page store", () => {
  it("finds the page of a date, or one that is the same on all dates", async () => {
    store.put(home(today), "disk", false);
    store.put(storedPage({ path: "/about", body: "About" }), "disk", false);
    expect(await shown("/")).toBe(today);
    expect(await shown("/", "2026-11-22")).toBeUndefined();
    expect(await shown("/about", "2026-11-22")).toBe("About");
  });

  it("drops a page for all dates when it becomes one of a single date", async () => {
    store.put(storedPage({ path: "/", body: "for all" }), "disk", false);
    store.put(home(today), "disk", false);
    expect(await shown("/", "2026-11-22")).toBeUndefined();
  });

  it("finds pages on disk compressed, even for their first visitor after a restart", async () => {
    const text = storedPage({
      path: "/scripts/app-0123456789.js",
      kind: "hashed",
      contentType: "text/javascript",
      body: "a;".repeat(5000),
    });
    store.put(text, "disk", false);
    await store.settled();
    store = await open();
    const found = await store.find("/scripts/app-0123456789.js", today);
    expect(Object.keys(found?.ready.variants ?? {}).sort()).toEqual(["br", "gzip", "identity"]);
  });

  it("finds pages on disk that didn't fit into memory", async () => {
    for (let number = 0; number < 50; number++) {
      store.put(
        storedPage({ path: `/${number}`, body: Buffer.alloc(20_000, 65 + (number % 26)) }),
        "disk",
        false,
      );
    }
    expect(store.bytes().memory).toBeLessThanOrEqual(maxBytes);
    expect(store.peek("/0", () => today)).toBeUndefined();
    expect(await shown("/0")).toBe("A".repeat(20_000));
  });

  it("keeps its pages when many unknown addresses are requested", () => {
    store.put(storedPage({ path: "/about" }), "disk", false);
    for (let number = 0; number < 500; number++) {
      store.put(storedPage({ path: `/no-${number}`, status: 404, body: "x".repeat(5000) }), "memory", false);
    }
    expect(store.peek("/about", () => today)).toBeDefined();
    expect(store.bytes().memory).toBeLessThanOrEqual(maxBytes);
  });

  it("drops a page that is no longer found, on disk too", async () => {
    store.put(storedPage({ path: "/about" }), "disk", false);
    store.put(storedPage({ path: "/about", status: 404 }), "memory", false);
    await store.settled();
    store = await open();
    expect(await store.find("/about", today)).toBeUndefined();
  });

  it("drops a page when its successor may not be cached", async () => {
    store.put(storedPage({ path: "/about" }), "disk", false);
    const entry = store.put(storedPage({ path: "/about", body: "private" }), "no", false);
    expect(entry.ready.variants.identity.body.toString()).toBe("private");
    expect(await store.find("/about", today)).toBeUndefined();
  });

  it("marks pages as stale in memory and on disk", async () => {
    store.put(home(today), "disk", false);
    await store.settled();
    store = await open();
    const affected = store.tagged(["home"]);
    expect(affected.map(({ path }) => path)).toEqual(["/"]);
    await store.markStale(affected);
    expect(store.stale().map(({ path }) => path)).toEqual(["/"]);
    store = await open();
    expect((await store.find("/", today))?.isStale).toBe(true);
  });

  it("finds pages by tag, the most recently requested first, and those that are only on disk last", async () => {
    for (const path of ["/kept", "/one", "/two", "/other"])
      store.put(storedPage({ path, tags: path === "/other" ? [] : ["blog"] }), "disk", false);
    await store.settled();
    store = await open();
    for (const [path, lastRequestedAt] of [
      ["/one", 1],
      ["/two", 2],
    ] as const) {
      const entry = await store.find(path, today);
      if (entry) entry.lastRequestedAt = lastRequestedAt;
    }
    expect(store.tagged(["blog"]).map(({ path }) => path)).toEqual(["/two", "/one", "/kept"]);
  });

  it("doesn't find a page by a tag that it no longer has", async () => {
    store.put(storedPage({ path: "/about", tags: ["author", "settings"] }), "disk", false);
    store.put(storedPage({ path: "/about", tags: ["settings"] }), "disk", false);
    expect(store.tagged(["author"])).toEqual([]);
    expect(store.tagged(["settings"])).toHaveLength(1);
    store.put(storedPage({ path: "/about", status: 404, tags: ["redirects"] }), "memory", false);
    await store.settled();
    expect(store.tagged(["settings"])).toEqual([]);
    expect(store.tagged(["redirects"])).toHaveLength(1);
  });

  it("remembers when a page was last requested when it is replaced", () => {
    store.put(storedPage({ path: "/about" }), "disk", false).lastRequestedAt = 7;
    expect(store.put(storedPage({ path: "/about" }), "disk", false).lastRequestedAt).toBe(7);
  });

  it("falls back to the page of an earlier date, never of a later one", async () => {
    store.put(home("2026-11-20"), "disk", false);
    store.put(home("2026-11-22"), "disk", false);
    const lastGood = async (date: string) => (await store.findLastGood("/", date))?.metadata.date;
    expect(await lastGood(today)).toBe("2026-11-20");
    expect(await lastGood("2026-11-23")).toBe("2026-11-22");
    expect(await lastGood("2026-11-19")).toBeUndefined();
    expect(await lastGood("2026-11-29")).toBe("2026-11-22");
    expect(await lastGood("2026-11-30")).toBeUndefined();
    store.put({ ...home("2026-11-23"), status: 404 }, "memory", false);
    expect(await lastGood("2026-11-23")).toBe("2026-11-22");
  });

  it("removes pages of dates that are over, except the newest of each path", async () => {
    for (const date of ["2026-11-17", "2026-11-18", "2026-11-20", today])
      store.put(home(date), "disk", false);
    store.put(storedPage({ path: "/old", date: "2026-11-01" }), "disk", false);
    store.put(storedPage({ path: "/about" }), "disk", false);
    store.sweep(new Set(["2026-11-20", today]));
    await store.settled();
    store = await open();
    const kept = await Promise.all(
      ["2026-11-17", "2026-11-18", "2026-11-20", today].map((date) => shown("/", date)),
    );
    expect(kept).toEqual([undefined, undefined, "2026-11-20", today]);
    expect(await shown("/old", "2026-11-01")).toBeDefined();
    expect(await shown("/about")).toBeDefined();
  });
});
