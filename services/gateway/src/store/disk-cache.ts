import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import pMap from "p-map";
import { createKeyedQueue } from "../state/keyed-queue.ts";
import { decodePage, encodePage } from "./page-file.ts";
import { scanDisk } from "./scan-disk.ts";
import type { PageMetadata, StoredPage } from "../domain/pages/stored-page.ts";
import { createTagIndex } from "../state/pages/tag-index.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/**
 * Pages in files, one per page, which outlive the process. A file's name tells whether its page is stale (`.page` or
 * `.stale`), so that marking it costs a rename. Disk errors don't reach the caller: a page that can't be read counts as
 * missing, and one that can't be written isn't cached on disk.
 */
export type DiskCache = {
  read(key: string): Promise<{ page: StoredPage; isStale: boolean } | undefined>;
  write(page: StoredPage, isStale: boolean): void;
  /** Takes effect at once; resolves when the marks are on the disk. */
  markStale(pages: readonly PageMetadata[]): Promise<void>;
  isStale(key: string): boolean;
  remove(key: string): void;
  list(): PageMetadata[];
  /** Returns the pages that any of these tags purges. */
  tagged(tags: Iterable<string>): PageMetadata[];
  /** The size of all files. */
  bytes(): number;
  /** Resolves when all changes are on the disk. */
  settled(): Promise<void>;
};

export type DiskCacheOptions = { dir: string; maxBytes: number; log: Log };

/** Opens the cache in a directory of its own, and removes broken and unfinished files from it. */
export async function openDiskCache({ dir, maxBytes, log }: DiskCacheOptions): Promise<DiskCache> {
  await mkdir(dir, { recursive: true });
  const queue = createKeyedQueue((error) =>
    log.warn({ err: error }, "the page cache can't read or write a file"),
  );
  const fileOf = (key: string, suffix: string) =>
    join(dir, `${createHash("sha256").update(key).digest("hex").slice(0, 40)}${suffix}`);
  const unlink = (key: string) =>
    queue.run(key, async () => {
      await rm(fileOf(key, fresh), { force: true });
      await rm(fileOf(key, stale), { force: true });
    });

  /** A page that was just marked as stale may not be renamed yet. */
  const readEither = (key: string, { isStale }: DiskEntry) =>
    readFile(fileOf(key, suffixOf({ isStale }))).catch(() =>
      readFile(fileOf(key, suffixOf({ isStale: !isStale }))),
    );

  const tags = createTagIndex();
  const index = new LRUCache<string, DiskEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ metadata }, key, reason) => {
      tags.remove(metadata);
      if (reason !== "set") void unlink(key);
    },
  });
  const add = (entry: DiskEntry) => {
    const { key } = entry.metadata;
    index.set(key, entry);
    if (index.has(key)) tags.add(entry.metadata);
  };
  let versions = 0;
  let marking: Promise<unknown> = Promise.resolve();
  for (const { metadata, bytes, isStale } of await scanDisk(dir)) {
    add({ metadata, bytes, isStale, version: versions });
  }

  return {
    read: async (key) => {
      const entry = index.get(key);
      if (!entry) return undefined;
      const page = await queue.run(key, async () => decodePage(await readEither(key, entry)));
      // The page may have been marked as stale, or replaced, while the file was read.
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
      add({ metadata: { key, ...rest }, bytes: file.length, isStale, version });
      const isCurrent = () => index.peek(key)?.version === version;
      void queue.run(key, async () => {
        if (!isCurrent()) return;
        try {
          await writeFileAtomically(fileOf(key, suffixOf({ isStale })), file);
          await rm(fileOf(key, suffixOf({ isStale: !isStale })), { force: true });
        } catch (error) {
          // The file may still hold an older page.
          if (isCurrent()) index.delete(key);
          throw error;
        }
      });
    },
    markStale: (pages) => {
      const marked = pages.flatMap(({ key }) => {
        const entry = index.peek(key);
        if (!entry || entry.isStale) return [];
        entry.isStale = true;
        return [entry];
      });
      const renameMarked = ({ metadata: { key }, version }: DiskEntry) =>
        queue.run(key, async () => {
          if (index.peek(key)?.version === version) await rename(fileOf(key, fresh), fileOf(key, stale));
        });
      const renamed = pMap(marked, renameMarked, { concurrency: maxConcurrentRenames });
      marking = Promise.all([marking, renamed]);
      return renamed.then(() => undefined);
    },
    isStale: (key) => index.peek(key)?.isStale ?? false,
    remove: (key) => void index.delete(key),
    list: () => [...index.values()].map(({ metadata }) => metadata),
    tagged: (wanted) => tags.find(wanted),
    bytes: () => index.calculatedSize,
    settled: async () => {
      await marking;
      await queue.settled();
    },
  };
}

type DiskEntry = {
  metadata: PageMetadata;
  bytes: number;
  isStale: boolean;
  /** Differs for each write of the page. */
  version: number;
};

/** More would delay other uses of the disk and of the thread pool, which compresses pages. */
const maxConcurrentRenames = 2;
const fresh = ".page";
const stale = ".stale";

function suffixOf({ isStale }: { isStale: boolean }): string {
  return isStale ? stale : fresh;
}
