import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the renderer's HTML, true once the page is interactive; until then a button must be a link. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
