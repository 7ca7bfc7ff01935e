import { useLayoutEffect, useRef } from "react";

/**
 * The element to return the focus to. A menu entry will be gone by then, so its menu's button replaces it.
 */
function focused(): Element | null {
  const { activeElement } = document;
  const button = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : activeElement;
}

/**
 * For `onCloseAutoFocus` of an overlay without a trigger: returns the focus to the element that had it when
 * the overlay opened, unless the focus has moved elsewhere, for instance after a navigation.
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
