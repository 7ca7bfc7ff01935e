import { LRUCache } from "lru-cache";

/** A response, ready to be sent. */
export type ReadyResponse = {
  /** The route's path, under which its requests are counted. */
  route: string;
  mediaType: string;
  /** UTF-8, as `readyBody` makes it. */
  body: string | Buffer;
  etag: string;
  /** Besides those of every response. */
  headers?: Readonly<Record<string, string>>;
  /** In milliseconds since the epoch. */
  freshUntilMs: number;
  /** Returns whether what it shows is still so. */
  isCurrent: () => boolean;
};

/** Responses in memory by URL. */
export type ReadyResponses = {
  keep(url: string, response: ReadyResponse): void;
  /** Returns the response if it is fresh and current. */
  find(url: string, nowMs: number): ReadyResponse | undefined;
};

/** A response for every time zone, and for thousands of dates, letters and hints. */
const maxBytes = 16 * 1024 * 1024;
const overheadBytes = 1024;

/** Keeps responses in memory, at most 16 MiB; the least recently used ones go first. */
export function createReadyResponses(): ReadyResponses {
  const responses = new LRUCache<string, ReadyResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => Buffer.byteLength(body) + url.length + overheadBytes,
  });
  return {
    keep: (url, response) => void responses.set(url, response),
    find: (url, nowMs) => {
      const response = responses.get(url);
      return response && nowMs < response.freshUntilMs && response.isCurrent() ? response : undefined;
    },
  };
}
