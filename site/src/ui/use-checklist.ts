import { useEffect, useState } from "react";
import { readStored, writeStored } from "../lib/browser-storage.ts";
import { parseProgress, withItem } from "./checklist-progress.ts";

interface Progress {
  done: readonly string[];
  setDone: (id: string, isDone: boolean) => void;
}

/**
 * A checklist's progress, kept under `storageKey` and in step with other tabs. The renderer knows none of
 * it. Where the browser can't keep it, it lasts as long as the page.
 */
export function useChecklist(storageKey: string): Progress {
  const [done, setDone] = useState<readonly string[]>([]);

  useEffect(() => {
    // A page that the browser kept aside has heard nothing from other tabs.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      const stored = readStored(storageKey);
      if (persisted && stored !== null) setDone(parseProgress(stored));
    };
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKey || key === null) setDone(parseProgress(newValue));
    };
    setDone(parseProgress(readStored(storageKey)));
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [storageKey]);

  return {
    done,
    setDone: (id, isDone) => {
      const next = withItem(done, id, isDone);
      setDone(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  };
}
