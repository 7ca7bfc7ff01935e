import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { compress } from "./compress.ts";
import { readyBytes, readyPage, withEncoding, type ReadyPage, type VisitorOptions } from "./ready-page.ts";
import type { PageLabel, StoredPage } from "./stored-page.ts";

/** A page in memory, ready to be sent. */
export type HeldPage = {
  label: PageLabel;
  ready: ReadyPage;
  /** What it was made of has changed; only for when no newer one can be had. */
  isStale: boolean;
  /** Resolves when its compressed forms are there too. */
  compressed: Promise<void>;
};

/** Pages in memory, the least recently shown given up first. */
export type MemoryCache = {
  get(key: string): HeldPage | undefined;
  set(page: StoredPage, isStale: boolean): HeldPage;
  remove(key: string): void;
  labels(): PageLabel[];
  bytes(): number;
};

export type MemoryCacheOptions = { maxBytes: number; visitor: VisitorOptions; log: Log };

/** Not-found pages may not push out the others, whoever asks for how many. */
const notFoundShare = 1 / 16;

export function createMemoryCache({ maxBytes, visitor, log }: MemoryCacheOptions): MemoryCache {
  const createRoom = (share: number) =>
    new LRUCache<string, HeldPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ ready }) => readyBytes(ready),
    });
  const pages = createRoom(1 - notFoundShare);
  const notFound = createRoom(notFoundShare);
  const roomOf = ({ status }: PageLabel) => (status === 404 ? notFound : pages);

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
    if (room.peek(key) === held && room.delete(key)) room.set(key, held);
  };

  return {
    get: (key) => pages.get(key) ?? notFound.get(key),
    set: (page, isStale) => {
      const { body, ...label } = page;
      const held = holdPage(page, visitor, isStale);
      pages.delete(page.key);
      notFound.delete(page.key);
      roomOf(label).set(page.key, held);
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
    bytes: () => pages.calculatedSize + notFound.calculatedSize,
  };
}

/** A page ready to be sent, but not kept. */
export function holdPage(
  { body, ...label }: StoredPage,
  visitor: VisitorOptions,
  isStale: boolean,
): HeldPage {
  return { label, ready: readyPage({ ...label, body }, visitor), isStale, compressed: Promise.resolve() };
}
