import { useLayoutEffect, useRef } from "react";
import type { OverlayName } from "../state/overlay-slice.ts";

/**
 * Gives focus back to what opened the first of several overlays: the profile can be opened from the panel,
 * and what had focus there is gone by the time that the profile closes.
 */
export function useOpener(open: OverlayName | null): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open !== null) {
      opener.current ??= document.activeElement;
      return;
    }
    const origin = opener.current;
    opener.current = null;
    if (!(origin instanceof HTMLElement)) return;
    setTimeout(() => {
      if (document.activeElement === document.body) origin.focus();
    });
  }, [open]);
}
