import { useSyncExternalStore } from "react";
import { keptAtMs, subscribeToKept } from "./kept-document.ts";

/** Returns when the page of this document was kept, in milliseconds since 1970; null if it comes from the network. */
export function useKeptAt(): number | null {
  return useSyncExternalStore(subscribeToKept, keptAtMs, () => null);
}
