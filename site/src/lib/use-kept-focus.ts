import { useCallback, type RefCallback } from "react";

const stops = "a[href], button, input, select, summary, textarea";

/**
 * Keeps the focus within the element with this `ref`: if the focused element is replaced, for example when a late part
 * takes the place of its fallback, the element in the same position is focused. The browser would drop the focus.
 */
export function useKeptFocus<E extends Element>(): RefCallback<E> {
  return useCallback((element: E | null) => {
    if (!element) return;
    let focused: Element | null = null;
    let place = -1;
    const note = (): void => {
      focused = element.contains(document.activeElement) ? document.activeElement : null;
      place = stopsIn(element).findIndex((stop) => stop === focused);
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false && document.activeElement === document.body)
        stopsIn(element)[place]?.focus({ preventScroll: true });
      // Elements may also have been added in front of it.
      note();
    });
    note();
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}

function stopsIn(element: Element): HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>(stops));
}
