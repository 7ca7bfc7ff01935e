/** The size of a value other than a text, in JSON and in memory. */
const bytesOfAny = 16;

/**
 * Returns about how many bytes a JSON value takes. Looks at no more of it than is needed to know that it takes `enough`.
 */
export function approximateBytes(value: unknown, enough = Infinity): number {
  if (typeof value === "string") return bytesOfAny + value.length;
  if (typeof value !== "object" || value === null) return bytesOfAny;
  let bytes = bytesOfAny;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (bytes >= enough) break;
      bytes += approximateBytes(item, enough - bytes);
    }
    return bytes;
  }
  for (const name in value) {
    if (bytes >= enough) break;
    bytes += name.length + approximateBytes((value as Record<string, unknown>)[name], enough - bytes);
  }
  return bytes;
}
