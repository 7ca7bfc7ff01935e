import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { cacheKey } from "../domain/cache-key.ts";
import type { DiskCache } from "./disk-cache.ts";
import { holdPage, type HeldPage, type MemoryCache } from "./memory-cache.ts";
import type { VisitorOptions } from "./ready-page.ts";
import type { PageLabel, StoredPage } from "./stored-page.ts";

/** How far back an older date's page is looked for when the renderer fails. */
const lastGoodDays = 7;

/** All kept pages, in memory and on disk. */
export type PageStore = {
  /** From memory alone. */
  peek(path: string, date: () => PuzzleDate): HeldPage | undefined;
  find(path: string, date: PuzzleDate): Promise<HeldPage | undefined>;
  /** The page of that date or of one shortly before it, never of a later one. */
  findLastGood(path: string, date: PuzzleDate): Promise<HeldPage | undefined>;
  /** Makes a page ready to be shown, without keeping it. */
  hold(page: StoredPage): HeldPage;
  put(page: StoredPage, keep: "no" | "memory" | "disk", isStale: boolean): HeldPage;
  /** All kept pages. */
  labels(): PageLabel[];
  /** Pages that can be purged by any of these, the one last asked for first. */
  tagged(tags: readonly string[]): PageLabel[];
  /** Marks them in memory at once; resolves when the marks will outlive the process. */
  markStale(labels: readonly PageLabel[]): Promise<void>;
  /** Pages that are marked. */
  stale(): PageLabel[];
  /** Gives up pages of dates that are over everywhere, where a newer one is there. */
  sweep(live: ReadonlySet<PuzzleDate>): void;
  bytes(): { memory: number; disk: number };
  settled(): Promise<void>;
};

export type PageStoreParts = { memory: MemoryCache; disk: DiskCache; visitor: VisitorOptions };

export function createPageStore({ memory, disk, visitor }: PageStoreParts): PageStore {
  const load = async (key: string): Promise<HeldPage | undefined> => {
    const found = memory.get(key);
    if (found) return found;
    const read = await disk.read(key);
    return memory.get(key) ?? (read && memory.set(read.page, read.isStale));
  };
  const remove = (key: string) => {
    memory.remove(key);
    disk.remove(key);
  };
  const labels = () => withoutTwins([...disk.labels(), ...memory.labels()]);
  const askedAt = ({ key }: PageLabel) => memory.peek(key)?.askedAt ?? 0;

  return {
    peek: (path, date) => memory.get(path) ?? memory.get(cacheKey(path, date())),
    find: async (path, date) => (await load(cacheKey(path))) ?? (await load(cacheKey(path, date))),
    findLastGood: async (path, date) => {
      const shared = await load(cacheKey(path));
      if (shared) return shared;
      for (let back = 0; back <= lastGoodDays; back++) {
        const dated = await load(cacheKey(path, addDays(date, -back)));
        if (dated && dated.label.status !== 404) return dated;
      }
      return undefined;
    },
    hold: (page) => holdPage(page, visitor, false),
    put: (page, keep, isStale) => {
      if (keep === "no" || page.date !== undefined) remove(cacheKey(page.path));
      if (keep === "no") {
        remove(page.key);
        return holdPage(page, visitor, isStale);
      }
      if (keep === "disk") disk.write(page, isStale);
      else if (page.status === 404) disk.remove(page.key);
      return memory.set(page, isStale);
    },
    labels,
    tagged: (tags) =>
      withoutTwins([...disk.tagged(tags), ...memory.tagged(tags)]).sort(
        (one, other) => askedAt(other) - askedAt(one),
      ),
    markStale: (affected) => {
      for (const { key } of affected) {
        const held = memory.peek(key);
        if (held) held.isStale = true;
      }
      return disk.markStale(affected);
    },
    stale: () => labels().filter(({ key }) => memory.peek(key)?.isStale ?? disk.isStale(key)),
    sweep: (live) => {
      const dated = labels().flatMap((label) =>
        label.date === undefined ? [] : [{ ...label, date: label.date }],
      );
      const newest = new Map<string, PuzzleDate>();
      for (const { path, date } of dated) {
        if (date > (newest.get(path) ?? "")) newest.set(path, date);
      }
      for (const { key, path, date } of dated) {
        if (!live.has(date) && newest.get(path) !== date) remove(key);
      }
    },
    bytes: () => ({ memory: memory.bytes(), disk: disk.bytes() }),
    settled: () => disk.settled(),
  };
}

/** Each page once, as it is in the later place. */
function withoutTwins(labels: readonly PageLabel[]): PageLabel[] {
  return [...new Map(labels.map((label) => [label.key, label])).values()];
}
