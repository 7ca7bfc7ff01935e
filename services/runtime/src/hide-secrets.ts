const secretName =
  /^(authorization|proxy-authorization|cookie|set-cookie|word|answer)$|token|secret|passw|passphrase|api[-_]?key/i;
const credentials = /(:\/\/)[^\s/@]+@/g;
const maxDepth = 8;

/**
 * Returns a copy that is safe to log: fields that are named like a secret or an answer, and credentials in URLs,
 * are redacted. Repeated objects, and whatever is nested deeper than eight levels, are replaced by a note.
 */
export function hideSecrets(value: unknown): unknown {
  return copy(value, 0, new WeakSet());
}

function copy(value: unknown, depth: number, seen: WeakSet<object>): unknown {
  if (typeof value === "string") return value.replace(credentials, "$1[hidden]@");
  if (typeof value !== "object" || value === null || writesItself(value)) return value;
  if (depth === maxDepth) return "[deep]";
  if (seen.has(value)) return "[again]";
  seen.add(value);
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1, seen));
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    secretName.test(name) ? "[hidden]" : copy(field, depth + 1, seen),
  ]);
  return Object.fromEntries(fields);
}

/** Dates, ids and other objects with a JSON form of their own. */
function writesItself(value: object): boolean {
  return "toJSON" in value && typeof value.toJSON === "function";
}
