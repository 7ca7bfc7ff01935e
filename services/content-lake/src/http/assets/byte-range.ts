/** The bytes from `from` up to but not including `to`. */
export type ByteRange = { from: number; to: number };

/**
 * Reads a Range header (RFC 9110, section 14). Undefined for what may be ignored: other units, a malformed range,
 * several ranges at once. "unsatisfiable" for a range outside of the file.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  if (first === "") {
    const length = Math.min(size, Number(last));
    return length === 0 ? "unsatisfiable" : { from: size - length, to: size };
  }
  const from = Number(first);
  const to = last === "" ? size : Math.min(size, Number(last) + 1);
  if (last !== "" && Number(last) < from) return undefined;
  return from >= size ? "unsatisfiable" : { from, to };
}
