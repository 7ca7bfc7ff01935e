/** Adds a `_key` to every object in a list that has none. The key is the position: the seed only ever replaces whole lists. */
export function addKeys<T>(value: T): T {
  return keyed(value) as T;
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown, index) => withKey(keyed(entry), index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keyed(field)]));
}

function withKey(entry: unknown, index: number): unknown {
  if (typeof entry !== "object" || entry === null || "_key" in entry) return entry;
  return { _key: `k${String(index + 1).padStart(2, "0")}`, ...entry };
}
