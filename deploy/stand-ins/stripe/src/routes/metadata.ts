/** The metadata after a change: given names replace, null removes one, null as a whole all. */
export function mergeMetadata(
  before: Record<string, string>,
  given: Record<string, string | null> | null | undefined,
): Record<string, string> {
  if (given === null) return {};
  const merged = { ...before, ...given };
  return Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Without the names that weren't given. */
export function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
