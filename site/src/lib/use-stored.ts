import { useCallback, useSyncExternalStore } from "react";
import { readStored } from "./browser-storage.ts";
import { setStored, watchStored } from "./stored-changes.ts";

/**
 * Returns the text that the browser keeps under `key` (null on the server, and if there is none), and sets it; null
 * removes it.
 */
export function useStored(key: string): [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );
  const set = useCallback((next: string | null) => setStored(key, next), [key]);
  return [value, set];
}
