type Metadata = Record<string, string>;

/** Returns metadata after a change: an empty text removes a name, null all of them. */
export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === null) return {};
  const merged = { ...before, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
