import { useEffect, useRef, useState, type RefObject } from "react";

/** Returns whether the content of `ref` is wider than its box, and updates when either is resized. */
export function useSidewaysScroll<E extends HTMLElement>(): { ref: RefObject<E | null>; scrolls: boolean } {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(() => setScrolls(place.scrollWidth > place.clientWidth));
    for (const element of [place, ...place.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, scrolls };
}
