import { useSyncExternalStore } from "react";
import { below } from "../../../theme/tokens.ts";
import { isMobileDevice } from "./offer.ts";

const narrow = below.tablet.replace("@media ", "");

/** Returns whether the player is on a phone or tablet, or in a window as narrow as one. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => isMobileDevice(navigator) || matchMedia(narrow).matches,
    () => false,
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
