/** Returns whether two JSON values are equal, regardless of the order of attributes. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) => Object.hasOwn(b, name) && deepEqual((a as Attributes)[name], (b as Attributes)[name]),
  );
}

type Attributes = Readonly<Record<string, unknown>>;
