import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { cacheKey } from "../domain/pages/cache-key.ts";
import type { DiskCache } from "./disk-cache.ts";
import { createEntry, type MemoryCache, type PageEntry } from "../state/pages/memory-cache.ts";
import type { VisitorOptions } from "../domain/pages/ready-page.ts";
import type { PageMetadata, StoredPage } from "../domain/pages/stored-page.ts";

/** Number of days that `findLastGood` looks back. */
const lastGoodDays = 7;

/** The cached pages, in memory and on disk. */
export type PageStore = {
  /** Returns the page if it is in memory. */
  peek(path: string, date: () => PuzzleDate): PageEntry | undefined;
  find(path: string, date: PuzzleDate): Promise<PageEntry | undefined>;
  /** Returns the page of this date or of one shortly before it, never of a later one. */
  findLastGood(path: string, date: PuzzleDate): Promise<PageEntry | undefined>;
  /** Makes a page ready to be sent, without caching it. */
  prepare(page: StoredPage): PageEntry;
  put(page: StoredPage, keep: "no" | "memory" | "disk", isStale: boolean): PageEntry;
  list(): PageMetadata[];
  /** Returns the pages that any of these tags purges, the most recently requested first. */
  tagged(tags: readonly string[]): PageMetadata[];
  /** Marks pages as stale. Takes effect at once; resolves when the marks are on the disk. */
  markStale(pages: readonly PageMetadata[]): Promise<void>;
  /** Returns the pages that are marked as stale. */
  stale(): PageMetadata[];
  /** Removes pages of dates that are over everywhere, except the newest one of each path. */
  sweep(live: ReadonlySet<PuzzleDate>): void;
  bytes(): { memory: number; disk: number };
  /** Resolves when all changes are on the disk. */
  settled(): Promise<void>;
};

export type PageStoreParts = { memory: MemoryCache; disk: DiskCache; visitor: VisitorOptions };

export function createPageStore({ memory, disk, visitor }: PageStoreParts): PageStore {
  let sweptFor = "";

  const readFromDisk = async (key: string): Promise<PageEntry | undefined> => {
    const read = await disk.read(key);
    return memory.get(key) ?? (read && memory.set(read.page, read.isStale));
  };
  const load = async (key: string): Promise<PageEntry | undefined> => {
    const found = memory.get(key) ?? (await readFromDisk(key));
    // Even the first visitors get it compressed.
    await found?.compressed;
    return found;
  };
  const remove = (key: string) => {
    memory.remove(key);
    disk.remove(key);
  };
  const list = () => uniqueByKey([...disk.list(), ...memory.list()]);
  const lastRequestedAt = ({ key }: PageMetadata) => memory.peek(key)?.lastRequestedAt ?? 0;

  return {
    peek: (path, date) => memory.get(path) ?? memory.get(cacheKey(path, date())),
    find: async (path, date) => (await load(cacheKey(path))) ?? (await load(cacheKey(path, date))),
    findLastGood: async (path, date) => {
      const undated = await load(cacheKey(path));
      if (undated) return undated;
      for (let back = 0; back <= lastGoodDays; back++) {
        const dated = await load(cacheKey(path, addDays(date, -back)));
        if (dated && dated.metadata.status !== 404) return dated;
      }
      return undefined;
    },
    prepare: (page) => createEntry(page, visitor, false),
    put: (page, keep, isStale) => {
      if (keep === "no" || page.date !== undefined) remove(cacheKey(page.path));
      if (keep === "no") {
        remove(page.key);
        return createEntry(page, visitor, isStale);
      }
      if (keep === "disk") disk.write(page, isStale);
      else if (page.status === 404) disk.remove(page.key);
      return memory.set(page, isStale);
    },
    list,
    tagged: (tags) =>
      uniqueByKey([...disk.tagged(tags), ...memory.tagged(tags)]).sort(
        (one, other) => lastRequestedAt(other) - lastRequestedAt(one),
      ),
    markStale: (pages) => {
      for (const { key } of pages) {
        const entry = memory.peek(key);
        if (entry) entry.isStale = true;
      }
      return disk.markStale(pages);
    },
    stale: () => list().filter(({ key }) => memory.peek(key)?.isStale ?? disk.isStale(key)),
    sweep: (live) => {
      const dates = [...live].join();
      if (dates === sweptFor) return;
      sweptFor = dates;
      for (const key of expiredKeys(list(), live)) remove(key);
    },
    bytes: () => ({ memory: memory.bytes(), disk: disk.bytes() }),
    settled: () => disk.settled(),
  };
}

function expiredKeys(pages: readonly PageMetadata[], live: ReadonlySet<PuzzleDate>): string[] {
  const dated = pages.flatMap((page) => (page.date === undefined ? [] : [{ ...page, date: page.date }]));
  const newest = new Map<string, PuzzleDate>();
  for (const { path, date } of dated) {
    if (date > (newest.get(path) ?? "")) newest.set(path, date);
  }
  return dated.filter(({ path, date }) => !live.has(date) && newest.get(path) !== date).map(({ key }) => key);
}

/** Keeps the last of several pages with the same key. */
function uniqueByKey(pages: readonly PageMetadata[]): PageMetadata[] {
  return [...new Map(pages.map((page) => [page.key, page])).values()];
}
