import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the renderer's HTML, and true as soon as the page can act: until then a button has to be a link. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
