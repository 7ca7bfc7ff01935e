import { useEffect, useRef, useState } from "react";

const durationMs = 300;

/** Returns a figure that counts up to its value when that grows while it is shown; with reduced motion it is there at once. */
export function useCountedUp(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (start === null || value === null || value <= start || isStill) {
      setShown(value);
      return;
    }
    let frame = 0;
    let begun: number | undefined;
    const step = (at: number): void => {
      begun ??= at;
      const share = Math.min(1, (at - begun) / durationMs);
      setShown(Math.round(start + (value - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown ?? value;
}
