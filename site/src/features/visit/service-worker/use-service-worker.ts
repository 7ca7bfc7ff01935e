import { serviceWorkerPath } from "@wordlehint/contracts";
import { useEffect } from "react";
import { logFailure } from "../../../lib/log.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** Registers the service worker when the page has loaded and the browser has nothing else to do. */
export function useServiceWorker(): void {
  useEffect(() => {
    // Browsers have none on insecure origins.
    if (!("serviceWorker" in navigator) || location.pathname.startsWith("/_styleguide")) return undefined;
    let callOff: () => void = () => undefined;
    const begin = () => {
      callOff = whenIdle(() => void register());
    };
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => {
      removeEventListener("load", begin);
      callOff();
    };
  }, []);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(serviceWorkerPath);
  } catch (error) {
    logFailure("The service worker can't be registered", error);
  }
}
