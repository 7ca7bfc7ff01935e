import { useSyncExternalStore } from "react";
import { adSize, from } from "../../../theme/tokens.ts";
import type { AdSize } from "./ad-size.ts";

const wide = from.tablet.replace("@media ", "");

/** Returns the width and height of a provider's ad unit in CSS pixels. */
export function useUnitSize(size: AdSize): { width: number; height: number } {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);
  if (size === "rectangle") return adSize.rectangle;
  return isWide ? adSize.wideBanner : adSize.banner;
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
