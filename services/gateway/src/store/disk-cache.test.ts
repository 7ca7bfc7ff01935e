import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@wordlehint/runtime";
import { openDiskCache } from "./disk-cache.ts";
import { storedPage } from "../../test/support/stored-page.ts";

let warnings: { msg: string; err?: { code?: string } }[] = [];
const write = (line: string) => void warnings.push(JSON.parse(line) as (typeof warnings)[number]);
const log = createLog({ service: "test", level: "warn", destination: { write } });
const mebibyte = 1024 * 1024;
let dir: string;

beforeEach(async () => {
  warnings = [];
  dir = await mkdtemp(join(tmpdir(), "gateway-disk-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (maxBytes = mebibyte) => openDiskCache({ dir, maxBytes, log });
const about = storedPage({ path: "/about", body: "About" });

describe("a page on the disk", () => {
  it("survives a restart, with its mark", async () => {
    const disk = await open();
    disk.write(about, false);
    expect(await disk.read("/about")).toEqual({ page: about, isStale: false });
    await disk.markStale(disk.list());
    await disk.settled();

    const again = await open();
    expect(await again.read("/about")).toEqual({ page: about, isStale: true });
    const newer = storedPage({ path: "/about", body: "About, newer" });
    again.write(newer, false);
    await again.settled();
    expect(await (await open()).read("/about")).toEqual({ page: newer, isStale: false });
    expect(await readdir(dir)).toHaveLength(1);
  });

  it("keeps a mark that is set while the page is being written", async () => {
    const disk = await open();
    disk.write(about, false);
    const marked = disk.markStale(disk.list());
    expect(await disk.read("/about")).toMatchObject({ isStale: true });
    await marked;
    expect(await (await open()).read("/about")).toMatchObject({ isStale: true });
  });

  it("can be read and written while marks are being set on many pages", async () => {
    const disk = await open();
    const pages = Array.from({ length: 50 }, (_, number) => storedPage({ path: `/${number}` }));
    for (const page of pages) disk.write(page, false);
    await disk.settled();
    const marked = disk.markStale(disk.list());
    disk.write(storedPage({ path: "/48", body: "newer" }), false);
    expect(await disk.read("/49")).toMatchObject({ isStale: true });
    expect(await disk.read("/48")).toMatchObject({ isStale: false });
    await marked;
    await disk.settled();
    const again = await open();
    expect(await again.read("/48")).toMatchObject({ isStale: false });
    const stale = pages.filter(({ key }) => again.isStale(key));
    expect(stale).toHaveLength(49);
  });

  it("is the last one written, however quickly the writes follow one another", async () => {
    const disk = await open();
    for (let version = 0; version < 50; version++) {
      disk.write(storedPage({ path: "/about", body: `version ${version}` }), version % 2 === 0);
    }
    await disk.settled();
    expect((await (await open()).read("/about"))?.page.body.toString()).toBe("version 49");
  });

  it.each([true, false])("is deleted when it is removed (stale: %j)", async (isStale) => {
    const disk = await open();
    disk.write(about, isStale);
    await disk.settled();
    disk.remove("/about");
    await disk.settled();
    expect(await disk.read("/about")).toBeUndefined();
    expect([await readdir(dir), warnings]).toEqual([[], []]);
  });

  it("counts as stale when it is replaced or removed while it is read", async () => {
    const disk = await open();
    disk.write(about, false);
    await disk.settled();
    const reading = disk.read("/about");
    const newer = storedPage({ path: "/about", body: "About, newer" });
    disk.write(newer, false);
    expect(await reading).toEqual({ page: about, isStale: true });
    const readingNewer = disk.read("/about");
    disk.remove("/about");
    expect(await readingNewer).toEqual({ page: newer, isStale: true });
  });

  it("can be marked again, or when it isn't there any more", async () => {
    const disk = await open();
    disk.write(about, false);
    const pages = disk.list();
    await disk.markStale(pages);
    await disk.markStale(pages);
    expect(disk.isStale("/about")).toBe(true);
    disk.remove("/about");
    await disk.markStale(pages);
    await disk.settled();
    expect([disk.isStale("/about"), warnings]).toEqual([false, []]);
  });
});

describe("the disk cache", () => {
  it("evicts the least recently used page when it is full", async () => {
    const disk = await open(10_000);
    for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
      disk.write(storedPage({ path, body: "x".repeat(1800) }), false);
      await disk.read("/a");
    }
    await disk.settled();
    expect(disk.bytes()).toBeLessThanOrEqual(10_000);
    const kept = disk.list().map(({ path }) => path);
    expect(kept).toContain("/a");
    expect(kept).toContain("/f");
    expect(kept).not.toContain("/b");
    expect(await readdir(dir)).toHaveLength(kept.length);
  });

  it("keeps the pages written last when it has less space after a restart", async () => {
    const disk = await open();
    for (const path of ["/a", "/b", "/c", "/d"]) disk.write(storedPage({ path }), false);
    await disk.settled();
    const bytes = disk.bytes();
    const names = await readdir(dir);
    // The directory lists them in the opposite order.
    for (const [at, name] of names.entries()) await utimes(join(dir, name), 1000 - at, 1000 - at);
    const again = await open(Math.ceil(bytes / 2));
    await again.settled();
    expect(again.list()).toHaveLength(2);
    expect(await readdir(dir)).toEqual(names.slice(0, 2));
  });

  it("has the newer one of two files of a page, which a process leaves that dies while it replaces one", async () => {
    const disk = await open();
    disk.write(storedPage({ path: "/about", body: "older" }), true);
    await disk.settled();
    const [name = ""] = await readdir(dir);
    const older = await readFile(join(dir, name));
    disk.write(about, false);
    await disk.settled();
    await writeFile(join(dir, name), older);
    await utimes(join(dir, name), 1, 1);
    expect(await (await open()).read("/about")).toEqual({ page: about, isStale: false });
  });

  it("doesn't keep a page that takes more than a quarter of its space, nor an older one in its place", async () => {
    const disk = await open(10_000);
    disk.write(about, false);
    disk.write(storedPage({ path: "/about", body: "x".repeat(2500) }), false);
    await disk.settled();
    expect([disk.list(), await readdir(dir)]).toEqual([[], []]);
  });

  it("finds a page by its tags, as long as there is room for it", async () => {
    const disk = await open();
    disk.write(storedPage({ path: "/about", tags: ["author"] }), false);
    await disk.settled();
    expect((await open()).tagged(["author"])).toHaveLength(1);
    const tiny = await open(10);
    expect([tiny.tagged(["author"]), tiny.list()]).toEqual([[], []]);
  });

  it("removes unfinished and broken files, and no others", async () => {
    await writeFile(join(dir, "0123.page.abc.unfinished"), "x");
    await writeFile(join(dir, "4567.page"), "torn");
    await writeFile(join(dir, "notes.txt"), "mine");
    expect((await open()).list()).toEqual([]);
    expect(await readdir(dir)).toEqual(["notes.txt"]);
  });

  it("hides disk errors from its callers", async () => {
    const disk = await open();
    disk.write(about, false);
    await disk.settled();
    await rm(dir, { recursive: true });
    disk.write(storedPage({ path: "/other" }), false);
    await disk.markStale(disk.list());
    await disk.settled();
    expect(disk.list().map(({ path }) => path)).toEqual(["/about"]);
    expect(await disk.read("/about")).toBeUndefined();
    expect(await disk.read("/other")).toBeUndefined();
    expect(disk.list()).toEqual([]);
    expect(warnings).not.toEqual([]);
    for (const warning of warnings)
      expect(warning).toMatchObject({
        msg: "the page cache can't read or write a file",
        err: { code: "ENOENT" },
      });
  });
});
