/** A value that is loaded when first needed, and then kept. */
export interface LoadedOnce<T> {
  /** Returns the value; null before it is loaded. */
  get: () => T | null;
  /** Loads the value, or returns the one loaded or loading. After a failure, the next call tries again. */
  load: () => Promise<T>;
  /** Calls `listener` once the value is loaded. Returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function loadOnce<T>(loader: () => Promise<T>): LoadedOnce<T> {
  const listeners = new Set<() => void>();
  let value: T | null = null;
  let pending: Promise<T> | null = null;

  async function start(): Promise<T> {
    try {
      value = await loader();
    } finally {
      pending = null;
    }
    for (const listener of listeners) listener();
    return value;
  }

  return {
    get: () => value,
    load: () => (value === null ? (pending ??= start()) : Promise.resolve(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
