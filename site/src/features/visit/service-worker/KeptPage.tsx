import { useEffect } from "react";
import { hasCaches } from "../../../lib/kept-caches.ts";
import { keptAtMs } from "../../../lib/kept-document.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { useSettings } from "../../../settings/Settings.tsx";

interface Props {
  path: string;
  /** A copy that isn't older stays as it is. */
  freshMs?: number;
}

/** Keeps the page at a path for reading without a network, when the browser has nothing else to do. Shows nothing. */
export function KeptPage({ path, freshMs }: Props) {
  const { isPreview } = useSettings();
  useEffect(() => {
    if (isPreview || !hasCaches() || !("serviceWorker" in navigator)) return undefined;
    return whenIdle(() => void keep(path, freshMs));
  }, [isPreview, path, freshMs]);
  return null;
}

async function keep(path: string, freshMs?: number): Promise<void> {
  // Without a network, there is nothing newer.
  if (keptAtMs() !== null) return;
  try {
    await navigator.serviceWorker.ready;
    const { keepPage } = await import("./keep-page.ts");
    await keepPage(path, freshMs);
  } catch {
    // The page was left meanwhile, or the network is gone: the next visit keeps it.
  }
}
