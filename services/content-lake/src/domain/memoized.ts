/** Returns `make` with its results kept as long as their arguments are in use. These must be immutable. */
export function memoized<K extends object, V extends object>(make: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    const result = results.get(key) ?? make(key);
    results.set(key, result);
    return result;
  };
}
