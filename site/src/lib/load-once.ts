/** Something that is loaded when it is first needed, and then kept. */
export interface LoadedOnce<T> {
  /** What was loaded; null before that. */
  get: () => T | null;
  /** Loads, or hands back what is loaded or on its way. After a failure the next call tries again. */
  load: () => Promise<T>;
  /** Calls `listener` when it has been loaded; the answer ends that. */
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
