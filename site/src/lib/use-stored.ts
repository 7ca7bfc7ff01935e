import { useCallback, useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const changed = "wordlehint:stored";

/**
 * Returns the text that the browser keeps under `key` (null on the server, and if there is none), and sets it; null
 * removes it.
 */
export function useStored(key: string): [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(
    watch,
    () => readStored(key),
    () => null,
  );
  const set = useCallback(
    (next: string | null) => {
      if (next === null) removeStored(key);
      else writeStored(key, next);
      dispatchEvent(new Event(changed));
    },
    [key],
  );
  return [value, set];
}

/** Also notices what other tabs store. */
function watch(onChange: () => void): () => void {
  const events = ["storage", changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
