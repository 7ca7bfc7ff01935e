/**
 * The word in a JSON document, in lower case.
 * @param path names of fields and numbers of array items, separated by dots, such as `days.0.solution`
 * @returns undefined when there is nothing at the path, or no text of five letters a to z
 */
export function wordAt(document: unknown, path: string): string | undefined {
  let value = document;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  if (typeof value !== "string") return undefined;
  const word = value.trim().toLowerCase();
  return /^[a-z]{5}$/.test(word) ? word : undefined;
}
