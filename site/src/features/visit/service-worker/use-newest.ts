import { useCallback, useEffect, useRef } from "react";
import { keptCaches } from "../../../lib/kept-caches.ts";
import { keptAtMs, unmarkKept } from "../../../lib/kept-document.ts";
import { useKeptAt } from "../../../lib/use-kept-at.ts";
import { useOnFront } from "../../../lib/use-on-front.ts";

const lookEveryMs = 30_000;
const timeoutMs = 10_000;

/**
 * Shows the newest version of a page that came from those that were kept, as soon as it can be loaded: it looks at once,
 * when the browser is online again, when the page comes to the front, and every half minute.
 */
export function useNewest(path: string, reload = reloadDocument): void {
  const isKept = useKeptAt() !== null;
  const isLooking = useRef(false);
  const look = useCallback(() => {
    if (keptAtMs() === null || isLooking.current || document.hidden) return;
    isLooking.current = true;
    void showNewest(reload).finally(() => (isLooking.current = false));
  }, [reload]);
  useOnFront(look);
  useEffect(() => {
    if (!isKept) return undefined;
    // The browser may be online again since the page was opened.
    if (navigator.onLine) look();
    const timer = setInterval(look, lookEveryMs);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [isKept, look]);

  // Another page of this document has come from the network.
  const first = useRef(path);
  useEffect(() => {
    if (path !== first.current && keptAtMs() !== null) unmarkKept();
  }, [path]);
}

/** Reloads a page that has changed, unless something is being typed in it. */
async function showNewest(reload: () => void): Promise<void> {
  const { pathname } = location;
  try {
    const [newest, kept] = await Promise.all([
      fetch(pathname, { cache: "no-cache", signal: AbortSignal.timeout(timeoutMs) }),
      caches.match(pathname, { cacheName: keptCaches.pages, ignoreVary: true }),
    ]);
    if (newest.status >= 500) return;
    const isSame = newest.ok && newest.headers.get("etag") === kept?.headers.get("etag");
    if (isSame) unmarkKept();
    if (isSame || isTyping()) return;
    // Where the network is slow, the worker shows this copy after the reload.
    const { keepPage } = await import("./keep-page.ts");
    await keepPage(pathname).catch(() => undefined);
    reload();
  } catch {
    // The network is still gone.
  }
}

function isTyping(): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && activeElement.value !== "";
}

function reloadDocument(): void {
  location.reload();
}
