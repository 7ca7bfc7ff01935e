import { useEffect, useState } from "react";
import { readStoredJson, writeStored } from "../../lib/browser-storage.ts";
import { completedIn, withItem } from "./checklist-progress.ts";

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
    const readAgain = (): void => setDone(completedIn(readStoredJson(storageKey)));
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === storageKey || key === null) readAgain();
    };
    readAgain();
    addEventListener("storage", onStorage);
    // A page that the browser kept aside has heard nothing from other tabs.
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
