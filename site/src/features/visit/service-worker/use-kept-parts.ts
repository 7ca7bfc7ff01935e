import { useEffect, useState } from "react";
import { keepParts } from "../../../lib/kept-caches.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** Chromium's Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * For players who come back or read on: has the service worker keep the scripts that pages load only when they are needed,
 * so that all of a kept page works without a network. Returns whether more may be kept than is read, which is false where
 * data is to be saved or the connection is slow.
 */
export function useKeptParts(): boolean {
  const [mayKeepMore, setMayKeepMore] = useState(false);
  useEffect(() => {
    // Without a worker in charge, this is the first page of the first visit.
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
    if (!worker || savesData() || !navigator.onLine) return undefined;
    return whenIdle(() => {
      worker.postMessage(keepParts);
      setMayKeepMore(true);
    });
  }, []);
  return mayKeepMore;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
