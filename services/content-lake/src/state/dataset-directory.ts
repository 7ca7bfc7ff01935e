import { endsWithin } from "@wordlehint/runtime";
import type { DatasetInfo, DatasetStore } from "../store/dataset-store.ts";

type Entry = { info: DatasetInfo; lookedUpAt: number; looking?: Promise<DatasetInfo | undefined> };

const timeoutMs = 1000;

/**
 * Caches datasets, so that not every request reads the database. Entries are a few seconds old at most; while the
 * database is away, the last known state is used.
 */
export function createDatasetDirectory({ find }: Pick<DatasetStore, "find">, freshMs = 5000) {
  const entries = new Map<string, Entry>();

  const look = async (name: string): Promise<DatasetInfo | undefined> => {
    const info = await find(name);
    if (info) entries.set(name, { info, lookedUpAt: performance.now() });
    else entries.delete(name);
    return info;
  };

  const lookAgain = async (name: string, entry: Entry): Promise<DatasetInfo | undefined> => {
    const looking = (entry.looking ??= look(name).catch(() => {
      entry.lookedUpAt = performance.now();
      delete entry.looking;
      return entry.info;
    }));
    return (await endsWithin(timeoutMs, looking)) ? looking : entry.info;
  };

  return {
    /** Undefined when there is no dataset of that name. */
    lookUp: async (name: string): Promise<DatasetInfo | undefined> => {
      const entry = entries.get(name);
      if (!entry) return look(name);
      return performance.now() - entry.lookedUpAt < freshMs ? entry.info : lookAgain(name, entry);
    },
  };
}
