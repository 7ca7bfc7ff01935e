import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import {
  readyBytes,
  readyPage,
  withEncoding,
  type ReadyPage,
  type VisitorOptions,
} from "../../domain/pages/ready-page.ts";
import type { Compress, PageMetadata, StoredPage } from "../../domain/pages/stored-page.ts";
import { createTagIndex } from "./tag-index.ts";

/** A page in memory, ready to be sent. */
export type PageEntry = {
  metadata: PageMetadata;
  ready: ReadyPage;
  /** The page has been purged; it is served only if no newer one can be rendered. */
  isStale: boolean;
  /** Time of the last request for the page, in milliseconds since the epoch; 0 for never. */
  lastRequestedAt: number;
  /** Resolves when the compressed variants are available; undefined when they are, or if there will be none. */
  compressed: Promise<void> | undefined;
};

/** Pages in memory. The least recently used are evicted first. */
export type MemoryCache = {
  get(key: string): PageEntry | undefined;
  /** Returns a page without counting this as use. */
  peek(key: string): PageEntry | undefined;
  set(page: StoredPage, isStale: boolean): PageEntry;
  remove(key: string): void;
  list(): PageMetadata[];
  /** Returns the pages that any of these tags purges. */
  tagged(tags: Iterable<string>): PageMetadata[];
  bytes(): number;
};

export type MemoryCacheOptions = {
  maxBytes: number;
  visitor: VisitorOptions;
  compress: Compress;
  log: Log;
};

/** Not-found pages have their own share, so that requests for many random addresses evict no other pages. */
const notFoundShare = 1 / 16;

export function createMemoryCache({ maxBytes, visitor, compress, log }: MemoryCacheOptions): MemoryCache {
  const tags = createTagIndex();
  const createCache = (share: number) =>
    new LRUCache<string, PageEntry>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ ready }) => readyBytes(ready),
      dispose: ({ metadata }) => tags.remove(metadata),
    });
  const found = createCache(1 - notFoundShare);
  const notFound = createCache(notFoundShare);
  const cacheOf = ({ status }: PageMetadata) => (status === 404 ? notFound : found);

  const peek = (key: string) => found.peek(key) ?? notFound.peek(key);
  const add = (entry: PageEntry) => {
    const { metadata } = entry;
    const cache = cacheOf(metadata);
    cache.set(metadata.key, entry);
    if (cache.has(metadata.key)) tags.add(metadata);
  };

  const addCompressed = async (entry: PageEntry, body: Buffer) => {
    const compressed = await compress({ ...entry.metadata, body });
    const { key } = entry.metadata;
    for (const encoding of ["br", "gzip"] as const) {
      if (compressed[encoding].length < body.length) {
        entry.ready = withEncoding(entry.ready, encoding, compressed[encoding]);
      }
    }
    const cache = cacheOf(entry.metadata);
    // The size has changed, which LRUCache only notices when the entry is added again.
    if (cache.peek(key) === entry && cache.delete(key)) add(entry);
  };

  return {
    get: (key) => found.get(key) ?? notFound.get(key),
    peek,
    set: (page, isStale) => {
      const { body, ...metadata } = page;
      const entry = createEntry(page, visitor, isStale);
      entry.lastRequestedAt = peek(page.key)?.lastRequestedAt ?? 0;
      found.delete(page.key);
      notFound.delete(page.key);
      add(entry);
      if (entry.ready.isCompressible && metadata.status !== 404) {
        entry.compressed = addCompressed(entry, body)
          .catch((error: unknown) => log.warn({ err: error }, "can't compress a page"))
          .finally(() => (entry.compressed = undefined));
      }
      return entry;
    },
    remove: (key) => {
      found.delete(key);
      notFound.delete(key);
    },
    list: () => [...found.values(), ...notFound.values()].map(({ metadata }) => metadata),
    tagged: (wanted) => tags.find(wanted),
    bytes: () => found.calculatedSize + notFound.calculatedSize,
  };
}

/** Makes a page ready to be sent, without caching it. */
export function createEntry(page: StoredPage, visitor: VisitorOptions, isStale: boolean): PageEntry {
  const { body: _body, ...metadata } = page;
  const ready = readyPage(page, visitor);
  return { metadata, ready, isStale, lastRequestedAt: 0, compressed: undefined };
}
