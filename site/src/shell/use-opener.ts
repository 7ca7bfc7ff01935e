import { useLayoutEffect, useRef } from "react";
import type { OverlayName } from "../state/overlay-slice.ts";

/**
 * Returns the focus to the element that opened the first of several overlays. The profile can be opened from
 * the panel, whose focused button is gone when the profile closes.
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
