import type { PageEntry } from "./memory-cache.ts";
import type { PageMetadata } from "../../domain/pages/stored-page.ts";

/** The renders that haven't ended yet: each page is rendered once at a time, and purges affect these renders too. */
export type RendersInFlight = {
  /**
   * Returns the render of `key` that is in flight, or starts one. `start` calls `end` when its page is stored: later
   * calls then start a new render, even if this promise hasn't settled yet.
   */
  join(key: string, start: (end: () => void) => Promise<PageEntry>): Promise<PageEntry>;
  has(key: string): boolean;
  /** Records the purges from now until `stop`. */
  recordPurges(): PurgeRecord;
  /** Adds a purge of these pages to every record. */
  purge(isPurged: (page: PageMetadata) => boolean): void;
};

export type PurgeRecord = {
  /** Returns true if any recorded purge concerns this page. */
  concerns(page: PageMetadata): boolean;
  stop(): void;
};

export function createRendersInFlight(): RendersInFlight {
  const renders = new Map<string, Promise<PageEntry>>();
  const records = new Set<((page: PageMetadata) => boolean)[]>();
  return {
    join: (key, start) => {
      const inFlight = renders.get(key);
      if (inFlight) return inFlight;
      const end = () => void renders.delete(key);
      const render = start(end).catch((error: unknown) => {
        end();
        throw error;
      });
      renders.set(key, render);
      return render;
    },
    has: (key) => renders.has(key),
    recordPurges: () => {
      const purges: ((page: PageMetadata) => boolean)[] = [];
      records.add(purges);
      return {
        concerns: (page) => purges.some((isPurged) => isPurged(page)),
        stop: () => void records.delete(purges),
      };
    },
    purge: (isPurged) => {
      for (const purges of records) purges.push(isPurged);
    },
  };
}
