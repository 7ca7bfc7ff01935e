import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { compress } from "./compress.ts";
import { readyBytes, readyPage, withEncoding, type ReadyPage, type VisitorOptions } from "./ready-page.ts";
import type { PageLabel, StoredPage } from "./stored-page.ts";
import { createTagIndex } from "./tag-index.ts";

/** A page in memory, ready to be sent. */
export type HeldPage = {
  label: PageLabel;
  ready: ReadyPage;
  /** What it was made of has changed; only for when no newer one can be had. */
  isStale: boolean;
  /** When a visitor was last shown this address, in milliseconds since the epoch; 0 for never. */
  askedAt: number;
  /** Resolves when its compressed forms are there too. */
  compressed: Promise<void>;
};

/** Pages in memory, the least recently shown given up first. */
export type MemoryCache = {
  get(key: string): HeldPage | undefined;
  /** The same, without counting as shown. */
  peek(key: string): HeldPage | undefined;
  set(page: StoredPage, isStale: boolean): HeldPage;
  remove(key: string): void;
  labels(): PageLabel[];
  /** Pages that can be purged by any of these. */
  tagged(tags: Iterable<string>): PageLabel[];
  bytes(): number;
};

export type MemoryCacheOptions = { maxBytes: number; visitor: VisitorOptions; log: Log };

/** Not-found pages may not push out the others, whoever asks for how many. */
const notFoundShare = 1 / 16;

export function createMemoryCache({ maxBytes, visitor, log }: MemoryCacheOptions): MemoryCache {
  const tags = createTagIndex();
  const createRoom = (share: number) =>
    new LRUCache<string, HeldPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ ready }) => readyBytes(ready),
      dispose: ({ label }) => tags.remove(label),
    });
  const pages = createRoom(1 - notFoundShare);
  const notFound = createRoom(notFoundShare);
  const roomOf = ({ status }: PageLabel) => (status === 404 ? notFound : pages);

  const peek = (key: string) => pages.peek(key) ?? notFound.peek(key);
  const keep = (held: HeldPage) => {
    const { label } = held;
    const room = roomOf(label);
    room.set(label.key, held);
    if (room.has(label.key)) tags.add(label);
  };

  const compressInto = async (held: HeldPage, body: Buffer) => {
    const compressed = await compress(body);
    const { key } = held.label;
    for (const encoding of ["br", "gzip"] as const) {
      if (compressed[encoding].length < body.length) {
        held.ready = withEncoding(held.ready, encoding, compressed[encoding]);
      }
    }
    const room = roomOf(held.label);
    // Its size has changed, which the cache would not see in the same object.
    if (room.peek(key) === held && room.delete(key)) keep(held);
  };

  return {
    get: (key) => pages.get(key) ?? notFound.get(key),
    peek,
    set: (page, isStale) => {
      const { body, ...label } = page;
      const held = holdPage(page, visitor, isStale);
      held.askedAt = peek(page.key)?.askedAt ?? 0;
      pages.delete(page.key);
      notFound.delete(page.key);
      keep(held);
      if (held.ready.isCompressible && label.status !== 404) {
        held.compressed = compressInto(held, body).catch((error: unknown) => {
          log.warn({ err: error }, "can't compress a page");
        });
      }
      return held;
    },
    remove: (key) => {
      pages.delete(key);
      notFound.delete(key);
    },
    labels: () => [...pages.values(), ...notFound.values()].map(({ label }) => label),
    tagged: (wanted) => tags.find(wanted),
    bytes: () => pages.calculatedSize + notFound.calculatedSize,
  };
}

/** A page ready to be sent, but not kept. */
export function holdPage(
  { body, ...label }: StoredPage,
  visitor: VisitorOptions,
  isStale: boolean,
): HeldPage {
  const ready = readyPage({ ...label, body }, visitor);
  return { label, ready, isStale, askedAt: 0, compressed: Promise.resolve() };
}
