import { useLayoutEffect, useRef } from "react";

/** What focus goes back to: a menu's entry is gone by then, so its menu's button stands for it. */
function focused(): Element | null {
  const { activeElement } = document;
  const button = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : activeElement;
}

/**
 * For `onCloseAutoFocus` of an overlay without a trigger of its own: gives focus back to what had it when
 * the overlay opened, unless it has moved on, as it does when an entry leads to another page.
 */
export function useFocusReturn(isOpen: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) origin.current = focused();
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    const hasMovedOn = document.activeElement !== null && document.activeElement !== document.body;
    if (!hasMovedOn && origin.current instanceof HTMLElement) origin.current.focus();
  };
}
