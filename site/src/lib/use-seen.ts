import { startTransition, useCallback, useState, type RefCallback } from "react";

/** Says whether any part of the element with this `ref` has been on the screen. */
export function useSeen<E extends Element>(): { ref: RefCallback<E>; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      startTransition(() => setSeen(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
