/** Keeps what was used last, up to a number of bytes. */
export type ByteCache = {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
};

export function createByteCache(mostBytes: number): ByteCache {
  const entries = new Map<string, Buffer>();
  let held = 0;
  const drop = (key: string) => {
    held -= entries.get(key)?.length ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      // A map remembers the order of insertion: the first is the one not used for longest.
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    set: (key, bytes) => {
      drop(key);
      // One that would push out a quarter of all others isn't worth it.
      if (bytes.length > mostBytes / 4) return;
      entries.set(key, bytes);
      held += bytes.length;
      for (const oldest of entries.keys()) {
        if (held <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
