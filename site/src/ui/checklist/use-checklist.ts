import { useEffect, useState } from "react";
import { readStoredJson, writeStored } from "../../lib/browser-storage.ts";
import { completedIn, withItem } from "./checklist-progress.ts";

interface Progress {
  done: readonly string[];
  setDone: (id: string, isDone: boolean) => void;
}

/**
 * A checklist's progress, stored under `storageKey` and in step with other tabs. If the browser can't store
 * it, it lasts until the page is left. Empty in the renderer.
 */
export function useChecklist(storageKey: string): Progress {
  const [done, setDone] = useState<readonly string[]>([]);

  useEffect(() => {
    const readAgain = (): void => setDone(completedIn(readStoredJson(storageKey)));
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === storageKey || key === null) readAgain();
    };
    readAgain();
    addEventListener("storage", onStorage);
    // A page restored from the back/forward cache has missed the changes of other tabs.
    addEventListener("pageshow", readAgain);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", readAgain);
    };
  }, [storageKey]);

  return {
    done,
    setDone: (id, isDone) => {
      const next = withItem(completedIn(readStoredJson(storageKey)), id, isDone);
      setDone(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  };
}
