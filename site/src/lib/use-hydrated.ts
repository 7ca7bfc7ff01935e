import { useDeferredValue } from "react";

/**
 * False in the renderer's HTML, true once the page is interactive; until then a button must be a link. The change is
 * deferred: React makes it in slices, between which the browser can paint and take input.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
