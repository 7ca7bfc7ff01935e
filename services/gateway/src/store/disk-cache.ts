import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { createLanes } from "./lanes.ts";
import { decodePage, encodePage } from "./page-file.ts";
import { scanDisk } from "./scan-disk.ts";
import type { PageLabel, StoredPage } from "./stored-page.ts";
import { createTagIndex } from "./tag-index.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/**
 * Pages in files, one each, so that they outlive the process. Whether a page is out of date is in the file's
 * name (`.page` or `.stale`), so that marking costs a rename. No fault of the disk reaches the caller: a page
 * that can't be read isn't there, one that can't be written is kept in memory alone.
 */
export type DiskCache = {
  read(key: string): Promise<{ page: StoredPage; isStale: boolean } | undefined>;
  write(page: StoredPage, isStale: boolean): void;
  /** Resolves when the marks are on the disk. */
  markStale(labels: readonly PageLabel[]): Promise<void>;
  isStale(key: string): boolean;
  remove(key: string): void;
  labels(): PageLabel[];
  /** Pages that can be purged by any of these. */
  tagged(tags: Iterable<string>): PageLabel[];
  /** Bytes of all files. */
  bytes(): number;
  /** Resolves when everything that was asked for has been done. */
  settled(): Promise<void>;
};

export type DiskCacheOptions = { dir: string; maxBytes: number; log: Log };

/** Opens the cache in a directory of its own, and clears away what isn't a whole page. */
export async function openDiskCache({ dir, maxBytes, log }: DiskCacheOptions): Promise<DiskCache> {
  await mkdir(dir, { recursive: true });
  const lanes = createLanes((error) => log.warn({ err: error }, "the page cache can't use its disk"));
  const fileOf = (key: string, suffix: string) =>
    join(dir, `${createHash("sha256").update(key).digest("hex").slice(0, 40)}${suffix}`);
  const unlink = (key: string) =>
    lanes.run(key, async () => {
      await rm(fileOf(key, fresh), { force: true });
      await rm(fileOf(key, stale), { force: true });
    });

  /** A page that was marked keeps its older name for a moment. */
  const readEither = (key: string, { isStale }: DiskEntry) =>
    readFile(fileOf(key, suffixOf({ isStale }))).catch(() =>
      readFile(fileOf(key, suffixOf({ isStale: !isStale }))),
    );

  const tags = createTagIndex();
  const index = new LRUCache<string, DiskEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ label }, key, reason) => {
      tags.remove(label);
      if (reason !== "set") void unlink(key);
    },
  });
  const keep = (entry: DiskEntry) => {
    const { key } = entry.label;
    index.set(key, entry);
    if (index.has(key)) tags.add(entry.label);
  };
  let versions = 0;
  let marking: Promise<unknown> = Promise.resolve();
  for (const { label, bytes, isStale } of await scanDisk(dir)) {
    keep({ label, bytes, isStale, version: versions });
  }

  return {
    read: async (key) => {
      const entry = index.get(key);
      if (!entry) return undefined;
      const page = await lanes.run(key, async () => decodePage(await readEither(key, entry)));
      // A mark or a newer page may have come while the file was read.
      const now = index.peek(key);
      if (page?.key === key)
        return { page, isStale: now?.isStale !== false || now.version !== entry.version };
      if (now?.version === entry.version) index.delete(key);
      return undefined;
    },
    write: (page, isStale) => {
      const { key, body: _body, ...rest } = page;
      const file = encodePage(page);
      if (!file || file.length > maxBytes / 4) return void index.delete(key);
      const version = ++versions;
      keep({ label: { key, ...rest }, bytes: file.length, isStale, version });
      const isCurrent = () => index.peek(key)?.version === version;
      void lanes.run(key, async () => {
        if (!isCurrent()) return;
        try {
          await writeFileWhole(fileOf(key, suffixOf({ isStale })), file);
          await rm(fileOf(key, suffixOf({ isStale: !isStale })), { force: true });
        } catch (error) {
          // What stands in the file now is an older page.
          if (isCurrent()) index.delete(key);
          throw error;
        }
      });
    },
    markStale: (labels) => {
      const marked = labels.flatMap(({ key }) => {
        const entry = index.peek(key);
        if (!entry || entry.isStale) return [];
        entry.isStale = true;
        return [entry];
      });
      const turns = marked.values();
      const renameInTurn = async () => {
        for (const { label, version } of turns) {
          await lanes.run(label.key, async () => {
            if (index.peek(label.key)?.version !== version) return;
            await rename(fileOf(label.key, fresh), fileOf(label.key, stale));
          });
        }
      };
      const renamed = Promise.all(Array.from({ length: renamesAtOnce }, renameInTurn));
      marking = Promise.all([marking, renamed]);
      return renamed.then(() => undefined);
    },
    isStale: (key) => index.peek(key)?.isStale ?? false,
    remove: (key) => void index.delete(key),
    labels: () => [...index.values()].map(({ label }) => label),
    tagged: (wanted) => tags.find(wanted),
    bytes: () => index.calculatedSize,
    settled: async () => {
      await marking;
      await lanes.settled();
    },
  };
}

type DiskEntry = {
  label: PageLabel;
  bytes: number;
  isStale: boolean;
  /** Tells one writing of a page from the next. */
  version: number;
};

/** More would hold up whatever else waits for the disk, or for the threads that compress pages. */
const renamesAtOnce = 2;
const fresh = ".page";
const stale = ".stale";

function suffixOf({ isStale }: { isStale: boolean }): string {
  return isStale ? stale : fresh;
}
