import { useEffect, useState } from "react";
import type { LoadedOnce } from "./load-once.ts";
import { logFailure } from "./log.ts";

export type Loaded<T> = { state: "loading" } | { state: "failed" } | { state: "loaded"; value: T };

/**
 * Loads a value that is wanted, and returns how far that is.
 * @param attempt 0 until it is wanted; a higher number than before tries again after a failure
 * @param failure a sentence for the log
 */
export function useLoaded<T>(source: LoadedOnce<T> | null, attempt: number, failure: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  useEffect(() => {
    if (attempt === 0 || source === null) return;
    let isCurrent = true;
    const show = (result: Loaded<T>) => {
      if (isCurrent) setLoaded(result);
    };
    source.load().then(
      (value) => show({ state: "loaded", value }),
      (error: unknown) => {
        logFailure(failure, error);
        show({ state: "failed" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, attempt, failure]);
  return loaded;
}
