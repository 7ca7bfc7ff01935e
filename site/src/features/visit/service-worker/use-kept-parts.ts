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
 * so that all of a kept page works without a network. Returns whether they are there, so that more can be kept than is read.
 * Never true where data is to be saved or the connection is slow.
 */
export function useKeptParts(): boolean {
  const [areKept, setKept] = useState(false);
  useEffect(() => {
    // Without a worker in charge, this is the first page of the first visit.
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
    if (!worker || savesData() || !navigator.onLine) return undefined;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => setKept(true));
    const callOff = whenIdle(() => {
      port1.start();
      worker.postMessage(keepParts, [port2]);
    });
    return () => {
      callOff();
      port1.close();
    };
  }, []);
  return areKept;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
